import { defineRemote } from '@fairtone/contracts';
import { routes } from './routes';

export const remote = defineRemote({
  name: 'account',
  contract: '^1.2.0',
  routes,
  slots: {
    'shell.notifications': () => import('./features/notifications/NotificationsSlot'),
    'artist-settings.notifications': () => import('./features/settings/NotificationChoices'),
    'artist-settings.privacy': () => import('./features/settings/PrivacyChoices'),
  },
  dialogs: {
    'account.download': () => import('./features/download/DownloadDialog'),
    'account.addToPlaylist': () => import('./features/add-to-playlist/AddToPlaylistDialog'),
  },
  locales: {
    en: () => import('../locales/en/account.json'),
    pl: () => import('../locales/pl/account.json'),
    de: () => import('../locales/de/account.json'),
    fr: () => import('../locales/fr/account.json'),
    tr: () => import('../locales/tr/account.json'),
  },
});
