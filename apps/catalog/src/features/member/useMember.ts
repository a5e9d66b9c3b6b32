import { useTranslation } from '@fairtone/i18n';
import { selectUser, useAppSelector, useAsMember, type LoginReason } from '@fairtone/store';

/** For actions that need an account. @returns the user's id, and a function that performs an action, or asks a guest to log in */
export function useMember(reason: LoginReason) {
  const { t } = useTranslation('common');
  return {
    userId: useAppSelector((state) => selectUser(state)?.id ?? null),
    asMember: useAsMember(t, reason),
  };
}
