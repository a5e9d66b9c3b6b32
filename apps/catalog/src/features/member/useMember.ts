import { useTranslation } from '@fairtone/i18n';
import {
  loginRequired,
  selectSessionStatus,
  selectUser,
  useAppDispatch,
  useAppSelector,
  type LoginReason,
} from '@fairtone/store';

/** For what only people with an account may do: who they are, and how a guest is told to log in first. */
export function useMember(reason: LoginReason) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const userId = useAppSelector((state) => selectUser(state)?.id ?? null);
  const isUnknown = useAppSelector(selectSessionStatus) === 'unknown';
  return {
    userId,
    /** False until the session is known: a stored session may still be loading. */
    refuse: () => void (!isUnknown && dispatch(loginRequired(t, reason))),
  };
}
