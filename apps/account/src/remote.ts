import { defineRemote } from '@fairtone/contracts';
import { routes } from './routes';

export const remote = defineRemote({
  name: 'account',
  contract: '^1.0.0',
  routes,
  dialogs: { 'account.download': () => import('./features/download/DownloadDialog') },
  locales: {
    en: () => import('../locales/en/account.json'),
    pl: () => import('../locales/pl/account.json'),
    de: () => import('../locales/de/account.json'),
    fr: () => import('../locales/fr/account.json'),
    tr: () => import('../locales/tr/account.json'),
  },
});
