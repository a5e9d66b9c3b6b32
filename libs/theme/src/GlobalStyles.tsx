import { Global } from '@emotion/react';
import { useEffect } from 'react';
import { fallbackFontsCss, loadFonts } from './fonts';
import { globalCss } from './globalCss';
import { tokensCss } from './tokens';

const styles = `${fallbackFontsCss}\n${tokensCss}\n${globalCss}`;

/**
 * Adds tokens, fonts and global styles to the page. Mounted once, by the shell or the standalone harness.
 * @param areInPage whether the page came with the styles: to insert them again would draw it again
 */
export function GlobalStyles({ areInPage = false }: { areInPage?: boolean }) {
  useEffect(() => void loadFonts(), []);
  return areInPage ? null : <Global styles={styles} />;
}
