import type { RemoteRoute, RoutePage } from '@fairtone/contracts';

const MEMBERS: RoutePage = { isForMembers: true };

/** Addresses of the studio's screens. */
export const routes: RemoteRoute[] = [
  { path: '/create-album', screen: () => import('./screens/create-album/CreateAlbumScreen'), page: MEMBERS },
  { path: '/edit-album/:albumId', screen: () => import('./screens/edit-album/EditAlbumScreen'), page: MEMBERS },
  { path: '/album/:albumId/edit', screen: () => import('./screens/edit-album/AlbumEditRedirect'), page: MEMBERS },
  { path: '/for-artists', screen: () => import('./screens/for-artists/ForArtistsScreen'), page: { first: [] } },
  { path: '/artist-settings', screen: () => import('./screens/artist-settings/ArtistSettingsScreen'), page: MEMBERS },
];
