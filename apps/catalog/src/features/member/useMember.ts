import { useTranslation } from '@fairtone/i18n';
import {
  loginRequired,
  selectSessionStatus,
  selectUser,
  useAppDispatch,
  useAppSelector,
  type LoginReason,
} from '@fairtone/store';

/** Guards actions that need an account. @returns the user's id, and a function that asks a guest to log in */
export function useMember(reason: LoginReason) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const userId = useAppSelector((state) => selectUser(state)?.id ?? null);
  const isUnknown = useAppSelector(selectSessionStatus) === 'unknown';
  return {
    userId,
    /** Does nothing until the session is known: a stored session may still be loading. */
    refuse: () => void (!isUnknown && dispatch(loginRequired(t, reason))),
  };
}
