import type { RemoteRoute, RoutePage } from '@fairtone/contracts';
import { PLAYLIST, PROFILE } from './firstRequests';

const MEMBERS: RoutePage = { isForMembers: true };

export const routes: RemoteRoute[] = [
  {
    path: '/dashboard',
    screen: () => import('./screens/dashboard/DashboardScreen'),
    page: { isForMembers: true, parameters: ['tab'] },
  },
  { path: '/playlists', screen: () => import('./screens/playlists/PlaylistsScreen'), page: MEMBERS },
  { path: '/favorites', screen: () => import('./screens/favorites/FavoritesScreen'), page: MEMBERS },
  {
    path: '/playlist/:playlistId',
    screen: () => import('./screens/playlist/PlaylistScreen'),
    page: { first: PLAYLIST },
  },
  {
    path: '/kept',
    screen: () => import('./screens/saved-albums/SavedAlbumsScreen'),
    page: { first: [], isForGuests: true },
  },
  { path: '/profile', screen: () => import('./screens/profile/ProfileScreen'), page: MEMBERS },
  {
    path: '/settings',
    screen: () => import('./screens/settings/SettingsScreen'),
    page: { isForMembers: true, parameters: ['tab'] },
  },
  { path: '/messages', screen: () => import('./screens/messages/MessagesScreen'), page: MEMBERS },
  { path: '/messages/:personId', screen: () => import('./screens/messages/ThreadScreen'), page: MEMBERS },
  { path: '/receipt/:orderId', screen: () => import('./screens/receipt/ReceiptScreen'), page: MEMBERS },
  { path: '/moderation', screen: () => import('./screens/moderation/ModerationScreen'), page: MEMBERS },
  { path: '/profile/:profileId', screen: () => import('./screens/profile/ProfileScreen'), page: { first: PROFILE } },
];
