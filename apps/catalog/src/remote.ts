import { defineRemote } from '@fairtone/contracts';
import { routes } from './routes';

/** The remote for browsing: home, lists, albums, artists and search. */
export const remote = defineRemote({
  name: 'catalog',
  contract: '^1.2.0',
  routes,
  slots: {
    'shell.search': () => import('./features/search-box/SearchSlot'),
    'profile.follow': () => import('./features/follow/FollowSlot'),
  },
  dialogs: { 'catalog.report': () => import('./features/report/ProvidedReportDialog') },
  locales: {
    en: () => import('../locales/en/catalog.json'),
    pl: () => import('../locales/pl/catalog.json'),
    de: () => import('../locales/de/catalog.json'),
    fr: () => import('../locales/fr/catalog.json'),
    tr: () => import('../locales/tr/catalog.json'),
  },
});
