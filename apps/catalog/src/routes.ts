import type { RemoteRoute } from '@fairtone/contracts';
import { ALBUM, ALBUMS, ARTIST, ARTISTS, HOME, SEARCH } from './firstRequests';

export const routes: RemoteRoute[] = [
  { path: '/', screen: () => import('./screens/home/HomeScreen'), page: { kind: 'home', first: HOME } },
  {
    path: '/explore',
    screen: () => import('./screens/explore/ExploreScreen'),
    page: { kind: 'explore', first: ALBUMS, parameters: ['genre'] },
  },
  {
    path: '/artists',
    screen: () => import('./screens/explore/AllArtistsScreen'),
    page: { kind: 'artists', first: ARTISTS, parameters: ['genre'] },
  },
  {
    path: '/all-albums',
    screen: () => import('./screens/explore/AllAlbumsScreen'),
    page: { kind: 'albums', first: ALBUMS, parameters: ['genre'] },
  },
  {
    path: '/artist/:artistId',
    screen: () => import('./screens/artist/ArtistScreen'),
    page: { kind: 'artist', first: ARTIST },
  },
  {
    path: '/album/:albumId',
    screen: () => import('./screens/album/AlbumScreen'),
    page: { kind: 'album', first: ALBUM },
  },
  {
    path: '/embed/album/:albumId',
    screen: () => import('./screens/embed/EmbedAlbumScreen'),
    page: { kind: 'embed', isBare: true, first: ALBUM },
  },
  {
    path: '/search',
    screen: () => import('./screens/search/SearchScreen'),
    page: { first: SEARCH, parameters: ['q'] },
  },
];
