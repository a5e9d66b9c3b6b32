import { selectUser, useAppSelector } from '@fairtone/store';

/** Id of the signed-in person; empty while it is not known, and for guests. */
export const useUserId = () => useAppSelector((state) => selectUser(state)?.id ?? '');
