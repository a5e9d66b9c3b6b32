/** Whether a server renders the page to HTML: there is no document, and effects do not run. */
export const isPrerendering = typeof document === 'undefined';

export type PrerenderedTheme = 'light' | 'dark';
let theme: PrerenderedTheme = 'light';

/** The theme that is being prerendered: a server does not know the visitor's theme, and renders both. */
export const prerenderedTheme = (): PrerenderedTheme => theme;

export function setPrerenderedTheme(drawn: PrerenderedTheme): void {
  theme = drawn;
}
