/** Whether the code runs in the prerenderer: there is no document, and effects and event handlers do not run. */
export const isPrerendering = typeof document === 'undefined';

export type PrerenderedTheme = 'light' | 'dark';
let theme: PrerenderedTheme = 'light';

/** The theme that is prerendered: the server does not know the visitor's, and renders both. */
export const prerenderedTheme = (): PrerenderedTheme => theme;

export function setPrerenderedTheme(drawn: PrerenderedTheme): void {
  theme = drawn;
}
