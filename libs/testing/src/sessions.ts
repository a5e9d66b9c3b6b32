import type { RootState } from '@fairtone/store';

type Session = RootState['session'];

const LISTENER_ID = 'f3b6a3de-9d1f-4a9c-8a36-0f5d51f3a001';
const ARTIST_ID = 'f3b6a3de-9d1f-4a9c-8a36-0f5d51f3a002';

/** The session of a visitor who is not signed in. */
export const guestSession: Session = { status: 'guest', user: null, view: 'artist' };

/** The session before the stored session was read. */
export const unknownSession: Session = { status: 'unknown', user: null, view: 'artist' };

/** The session of a listener called Lena. */
export const listenerSession: Session & { user: NonNullable<Session['user']> } = {
  status: 'signedIn',
  user: { id: LISTENER_ID, email: 'lena@example.com', name: 'Lena', role: 'customer', avatarUrl: null },
  view: 'artist',
};

/** The session of an artist called Ada. */
export const artistSession: Session & { user: NonNullable<Session['user']> } = {
  status: 'signedIn',
  user: { id: ARTIST_ID, email: 'ada@example.com', name: 'Ada', role: 'artist', avatarUrl: null },
  view: 'artist',
};
