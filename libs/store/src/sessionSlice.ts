import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SlotAudience } from '@fairtone/contracts';
import type { AccountKind } from '@fairtone/domain';

/** The signed-in user, for the header and route guards. Only the server enforces rights. */
export interface SessionUser {
  id: string;
  email: string;
  name: string;
  role: AccountKind;
  avatarUrl: string | null;
}

export interface SessionState {
  /** `unknown` until the stored session was read and its profile loaded. */
  status: 'unknown' | 'guest' | 'signedIn';
  user: SessionUser | null;
  /** An artist may look at the shop as a listener. Changes navigation only. */
  view: 'artist' | 'listener';
}

const AUDIENCES: Record<'guest' | AccountKind, readonly SlotAudience[]> = {
  guest: ['guests'],
  customer: ['members'],
  artist: ['members', 'artists'],
};

const initialState: SessionState = { status: 'unknown', user: null, view: 'artist' };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn(state, action: PayloadAction<SessionUser>) {
      state.status = 'signedIn';
      state.user = action.payload;
    },
    signedOut(state) {
      state.status = 'guest';
      state.user = null;
    },
    profileChanged(state, action: PayloadAction<Partial<Pick<SessionUser, 'name' | 'avatarUrl' | 'role'>>>) {
      if (state.user) Object.assign(state.user, action.payload);
    },
    viewSwitched(state, action: PayloadAction<SessionState['view']>) {
      state.view = action.payload;
    },
  },
  selectors: {
    selectSessionStatus: (state) => state.status,
    selectUser: (state) => state.user,
    /** The groups that the visitor belongs to, for slots; null until the stored session was read. */
    selectAudiences: ({ status, user }) => (status === 'unknown' ? null : AUDIENCES[user?.role ?? 'guest']),
    selectIsArtist: (state) => state.user?.role === 'artist',
    /** Whether the artist's navigation and tabs are shown. */
    selectSeesArtistView: (state) => state.user?.role === 'artist' && state.view === 'artist',
  },
});

export const { signedIn, signedOut, profileChanged, viewSwitched } = sessionSlice.actions;
export const { selectSessionStatus, selectUser, selectAudiences, selectIsArtist, selectSeesArtistView } =
  sessionSlice.selectors;
