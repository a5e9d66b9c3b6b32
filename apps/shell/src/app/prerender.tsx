import { prerenderPage } from '@fairtone/prerender';
import { GlobalStyles } from '@fairtone/theme';
import { Layout } from './Layout.tsx';
import { shellLocales } from './shellLocales.ts';

/** The page around the screen, for hosts that draw the first view. */
export const page = prerenderPage(
  'shell',
  shellLocales,
  <>
    <GlobalStyles />
    <Layout />
  </>,
);
