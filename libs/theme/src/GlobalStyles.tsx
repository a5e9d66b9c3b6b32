import { Global } from '@emotion/react';
import { fontsCss } from './fonts';
import { globalCss } from './globalCss';
import { tokensCss } from './tokens';

/** Puts tokens, fonts and global styles on the page. Mounted once, by the shell or the standalone harness. */
export function GlobalStyles() {
  return <Global styles={`${fontsCss()}\n${tokensCss}\n${globalCss}`} />;
}
