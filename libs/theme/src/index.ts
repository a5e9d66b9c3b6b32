export { accentTokens, type AccentTokens } from './accent.ts';
export { contrast } from './contrast.ts';
export { fontsCss, fontUrls } from './fonts.ts';
export { globalCss } from './globalCss.ts';
export { GlobalStyles } from './GlobalStyles.tsx';
export { palettes, persimmon, type Palette, type Theme } from './palette.ts';
export { breakpoints, media } from './scale.ts';
export { applyTheme, followSystemTheme, readTheme, storedTheme, themeBootScript } from './themeChoice.ts';
export { colourTokens, tokensCss } from './tokens.ts';
