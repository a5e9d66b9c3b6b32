import { Global } from '@emotion/react';
import { useEffect } from 'react';
import { fallbackFontsCss, loadFonts } from './fonts';
import { globalCss } from './globalCss';
import { tokensCss } from './tokens';

const styles = `${fallbackFontsCss}\n${tokensCss}\n${globalCss}`;

/** Adds tokens, fonts and global styles to the page. Mounted once, by the shell or the standalone harness. */
export function GlobalStyles() {
  useEffect(() => void loadFonts(), []);
  return <Global styles={styles} />;
}
