import { createPrerenderer } from '@fairtone/prerender';
import { App } from './App.tsx';
import { pageRoutes } from './router.tsx';
import { shellLocales } from './shellLocales.ts';

/** The shell's prerender file: the release host renders pages with it. */
export const { page } = createPrerenderer({
  name: 'shell',
  locales: shellLocales,
  renderApp: (parts) => <App {...parts} />,
  routes: pageRoutes,
});
