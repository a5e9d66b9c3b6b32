import type { SessionState } from '@fairtone/store';

export interface NavigationItem {
  /** Key under `header.` in the shell's texts. */
  key: string;
  to: string;
}

interface Viewer {
  isSignedIn: boolean;
  seesArtistView: boolean;
}

/** What the header and the mobile menu list, in order. Rights do not depend on it. */
export function navigationFor({ isSignedIn, seesArtistView }: Viewer): NavigationItem[] {
  return [
    { key: 'home', to: '/' },
    { key: 'explore', to: '/explore' },
    { key: 'albums', to: '/all-albums' },
    { key: 'artists', to: '/artists' },
    ...(isSignedIn ? [{ key: 'dashboard', to: '/dashboard' }] : []),
    ...(seesArtistView ? [{ key: 'createAlbum', to: '/create-album' }] : []),
  ];
}

export type View = SessionState['view'];
