import type { RemoteRoute } from '@fairtone/contracts';

export const routes: RemoteRoute[] = [
  { path: '/', screen: () => import('./screens/home/HomeScreen') },
  { path: '/explore', screen: () => import('./screens/explore/ExploreScreen') },
  { path: '/artists', screen: () => import('./screens/explore/AllArtistsScreen') },
  { path: '/all-albums', screen: () => import('./screens/explore/AllAlbumsScreen') },
  { path: '/artist/:artistId', screen: () => import('./screens/artist/ArtistScreen') },
  { path: '/album/:albumId', screen: () => import('./screens/album/AlbumScreen') },
];
