export interface NavigationItem {
  /** Key under `header.` in the shell's texts. */
  key: string;
  to: string;
}

interface Viewer {
  isSignedIn: boolean;
  seesArtistView: boolean;
}

/** Links under "Discover". */
export const DISCOVER: NavigationItem[] = [
  { key: 'albums', to: '/all-albums' },
  { key: 'artists', to: '/artists' },
];

/** Links of the header before "Discover". */
export const PLACES: NavigationItem[] = [
  { key: 'home', to: '/' },
  { key: 'explore', to: '/explore' },
];

/** Links of the header after "Discover". Permissions do not depend on them. */
export function ownPagesOf({ isSignedIn, seesArtistView }: Viewer): NavigationItem[] {
  return [
    ...(isSignedIn ? [{ key: 'dashboard', to: '/dashboard' }] : []),
    ...(seesArtistView ? [{ key: 'artistSettings', to: '/artist-settings' }] : []),
  ];
}
