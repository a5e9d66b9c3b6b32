import { createPrerenderer } from '@fairtone/prerender';
import { GlobalStyles } from '@fairtone/theme';
import { Layout } from './Layout.tsx';
import { shellLocales } from './shellLocales.ts';

/** For hosts that draw the first view: the shell's part of its prerender file. */
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
