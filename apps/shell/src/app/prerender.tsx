import { createPrerenderer } from '@fairtone/prerender';
import { GlobalStyles } from '@fairtone/theme';
import { Layout } from './Layout.tsx';
import { shellLocales } from './shellLocales.ts';

/** The shell's part of its prerender file, for servers that prerender pages. */
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
