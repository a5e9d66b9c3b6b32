import { palettes, type Theme } from './palette';

const storageKey = 'theme';
const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/** The visitor's stored choice, or null while the system preference decides. */
export function storedTheme(): Theme | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return isTheme(stored) ? stored : null;
  } catch {
    // Storage is refused in some private modes; the system preference still works.
    return null;
  }
}

/** The theme to show now: the stored choice, else what the system asks for. */
export function readTheme(): Theme {
  const stored = storedTheme();
  if (stored) return stored;
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function show(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', palettes[theme].bg);
}

/** Shows a theme and remembers it on this device. */
export function applyTheme(theme: Theme): void {
  show(theme);
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // The choice then lasts for this page only.
  }
}

/** Forgets the stored choice and goes back to the system preference. */
export function followSystemTheme(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored then.
  }
  show(readTheme());
}

/**
 * Inline script for the html template: sets `data-theme` before the first paint, so that a dark visitor never sees white.
 * Its CSP hash is computed from this very string; keep it free of line breaks at its ends.
 */
export const themeBootScript =
  `(function(){var t;try{t=localStorage.getItem('${storageKey}')}catch(e){}` +
  `if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';` +
  `document.documentElement.dataset.theme=t;` +
  `var m=document.querySelector('meta[name="theme-color"]');` +
  `if(m)m.setAttribute('content',t==='dark'?'${palettes.dark.bg}':'${palettes.light.bg}')})()`;
