import { Global } from '@emotion/react';
import { fontsCss } from './fonts.ts';
import { globalCss } from './globalCss.ts';
import { tokensCss } from './tokens.ts';

/** Puts tokens, fonts and global styles on the page. Mounted once, by the shell or the standalone harness. */
export function GlobalStyles() {
  return <Global styles={`${fontsCss()}\n${tokensCss}\n${globalCss}`} />;
}
