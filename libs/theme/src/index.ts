export { accentTokens, type AccentTokens } from './accent';
export { contrast } from './contrast';
export { fontsCss, fontUrls } from './fonts';
export { globalCss } from './globalCss';
export { Fonts, GlobalStyles } from './GlobalStyles';
export { palettes, persimmon, type Palette, type Theme } from './palette';
export { breakpoints, media } from './scale';
export {
  applyTheme,
  followSystemTheme,
  followTheme,
  readTheme,
  shownTheme,
  storedTheme,
  subscribeTheme,
  themeBootScript,
} from './themeChoice';
export { colourTokens, tokensCss } from './tokens';
