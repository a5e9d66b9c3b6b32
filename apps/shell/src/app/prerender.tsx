import { createPrerenderer } from '@fairtone/prerender';
import { GlobalStyles } from '@fairtone/theme';
import { Layout } from './Layout.tsx';
import { shellLocales } from './shellLocales.ts';

/** The shell's prerender file: the release host renders pages with it. */
export const { page, screen } = createPrerenderer({
  name: 'shell',
  locales: shellLocales,
  page: (
    <>
      <GlobalStyles />
      <Layout />
    </>
  ),
});
