import { defineRemote } from '@fairtone/contracts';
import { routes } from './routes';

/** Console: what release engineers see and do about the releases of all remotes. */
export const remote = defineRemote({
  name: 'console',
  contract: '^1.2.0',
  routes,
  locales: {
    en: () => import('../locales/en/console.json'),
    pl: () => import('../locales/pl/console.json'),
    de: () => import('../locales/de/console.json'),
    fr: () => import('../locales/fr/console.json'),
    tr: () => import('../locales/tr/console.json'),
  },
});
