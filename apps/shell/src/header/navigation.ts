export interface NavigationItem {
  /** Key under `header.` in the shell's texts. */
  key: string;
  to: string;
}

interface Viewer {
  isSignedIn: boolean;
  seesArtistView: boolean;
}

/** Entries of the "Discover" menu. */
export const DISCOVER: NavigationItem[] = [
  { key: 'albums', to: '/all-albums' },
  { key: 'artists', to: '/artists' },
];

/** What the header lists before "Discover". */
export const PLACES: NavigationItem[] = [
  { key: 'home', to: '/' },
  { key: 'explore', to: '/explore' },
];

/** What the header lists after "Discover". Rights do not depend on it. */
export function ownPagesOf({ isSignedIn, seesArtistView }: Viewer): NavigationItem[] {
  return [
    ...(isSignedIn ? [{ key: 'dashboard', to: '/dashboard' }] : []),
    ...(seesArtistView ? [{ key: 'artistSettings', to: '/artist-settings' }] : []),
  ];
}
