import type { SessionState, SessionUser } from '@fairtone/store';

export const artist: SessionUser = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'ada@example.com',
  name: 'Ada',
  role: 'artist',
  avatarUrl: null,
};

export const sessionOf = (user: SessionUser): SessionState => ({ status: 'signedIn', user, view: 'artist' });
export const signedOutSession: SessionState = { status: 'guest', user: null, view: 'artist' };
export const unknownSession: SessionState = { status: 'unknown', user: null, view: 'artist' };
