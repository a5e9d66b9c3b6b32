import type { RemoteRoute } from '@fairtone/contracts';

export const routes: RemoteRoute[] = [
  { path: '/dashboard', screen: () => import('./screens/dashboard/DashboardScreen') },
  { path: '/playlists', screen: () => import('./screens/playlists/PlaylistsScreen') },
  { path: '/favorites', screen: () => import('./screens/favorites/FavoritesScreen') },
  { path: '/playlist/:playlistId', screen: () => import('./screens/playlist/PlaylistScreen') },
  { path: '/kept', screen: () => import('./screens/saved-albums/SavedAlbumsScreen') },
  { path: '/profile', screen: () => import('./screens/profile/ProfileScreen') },
  { path: '/settings', screen: () => import('./screens/settings/SettingsScreen') },
  { path: '/messages', screen: () => import('./screens/messages/MessagesScreen') },
  { path: '/messages/:personId', screen: () => import('./screens/messages/ThreadScreen') },
  { path: '/receipt/:orderId', screen: () => import('./screens/receipt/ReceiptScreen') },
  { path: '/moderation', screen: () => import('./screens/moderation/ModerationScreen') },
  { path: '/profile/:profileId', screen: () => import('./screens/profile/ProfileScreen') },
];
