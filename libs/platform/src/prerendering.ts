/** Whether a host draws the page ahead, as text: there is no page, effects do not run, and there are no clicks. */
export const isPrerendering = typeof document === 'undefined';

export type PrerenderedTheme = 'light' | 'dark';
let theme: PrerenderedTheme = 'light';

/** The theme that is prerendered: the server does not know the visitor's, and renders both. */
export const prerenderedTheme = (): PrerenderedTheme => theme;

export function setPrerenderedTheme(drawn: PrerenderedTheme): void {
  theme = drawn;
}
