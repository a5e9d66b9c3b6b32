import type { RemoteRoute } from '@fairtone/contracts';

/** Addresses of the studio's screens. */
export const routes: RemoteRoute[] = [
  { path: '/create-album', screen: () => import('./screens/create-album/CreateAlbumScreen') },
  { path: '/edit-album/:albumId', screen: () => import('./screens/edit-album/EditAlbumScreen') },
  { path: '/album/:albumId/edit', screen: () => import('./screens/edit-album/AlbumEditRedirect') },
  { path: '/for-artists', screen: () => import('./screens/for-artists/ForArtistsScreen') },
  { path: '/artist-settings', screen: () => import('./screens/artist-settings/ArtistSettingsScreen') },
];
