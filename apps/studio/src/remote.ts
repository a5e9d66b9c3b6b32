import { defineRemote } from '@fairtone/contracts';
import { routes } from './routes';

/** The remote in which artists create, publish and manage their albums. */
export const remote = defineRemote({
  name: 'studio',
  contract: '^1.2.0',
  routes,
  slots: {
    'dashboard.uploads': () => import('./features/my-music/MyMusic'),
    'dashboard.sales': () => import('./features/sales/SalesTab'),
    'dashboard.stats': () => import('./features/stats/StatsTab'),
  },
  dialogs: {
    'studio.quickEdit': () => import('./features/quick-edit/QuickEditDialog'),
    'studio.customisePage': () => import('./features/customise-page/CustomisePageDialog'),
  },
  locales: {
    en: () => import('../locales/en/studio.json'),
    pl: () => import('../locales/pl/studio.json'),
    de: () => import('../locales/de/studio.json'),
    fr: () => import('../locales/fr/studio.json'),
    tr: () => import('../locales/tr/studio.json'),
  },
});
