import { defineRemote } from '@fairtone/contracts';

/** What the player plays next. */
export const remote = defineRemote({
  name: 'setlist',
  contract: '^1.1.0',
  routes: [{ path: '/setlist', screen: () => import('./SetlistScreen') }],
  locales: {
    en: () => import('../locales/en/setlist.json'),
    pl: () => import('../locales/pl/setlist.json'),
    de: () => import('../locales/de/setlist.json'),
    fr: () => import('../locales/fr/setlist.json'),
    tr: () => import('../locales/tr/setlist.json'),
  },
});
