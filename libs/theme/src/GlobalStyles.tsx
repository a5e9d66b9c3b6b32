import { Global } from '@emotion/react';
import { useEffect } from 'react';
import { fallbackFontsCss, loadFonts } from './fonts';
import { globalCss } from './globalCss';
import { tokensCss } from './tokens';

const styles = `${fallbackFontsCss}\n${tokensCss}\n${globalCss}`;

/** Loads the fonts of a page that came with the global styles: to insert those again would draw it again. */
export function Fonts() {
  useEffect(() => void loadFonts(), []);
  return null;
}

/** Adds tokens, fonts and global styles to the page. Mounted once, by the shell or the standalone harness. */
export function GlobalStyles() {
  return (
    <>
      <Fonts />
      <Global styles={styles} />
    </>
  );
}
