import { selectUser, useAppSelector } from '@fairtone/store';

/** Id of the signed-in user; empty for guests and while the session is unknown. */
export const useUserId = () => useAppSelector((state) => selectUser(state)?.id ?? '');
