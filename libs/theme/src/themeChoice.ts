import { palettes, type Theme } from './palette';

const storageKey = 'theme';
const DARK = '(prefers-color-scheme: dark)';
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

/** The theme to show now: the stored choice, else the system preference. */
export function readTheme(): Theme {
  const stored = storedTheme();
  if (stored) return stored;
  return typeof matchMedia === 'function' && matchMedia(DARK).matches ? 'dark' : 'light';
}

const listeners = new Set<() => void>();

function show(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', palettes[theme].bg);
  for (const listener of listeners) listener();
}

/** The present theme of the page, also where storage is refused and no choice is stored. */
export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : readTheme();
}

/** Calls the listener when the theme may have changed; {@link shownTheme} returns it. @returns a function that removes the listener */
export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Applies the theme that another tab chose and, without a choice, the system's.
 * @returns a function that stops it
 */
export function followTheme(): () => void {
  const system = matchMedia(DARK);
  const follow = () => show(readTheme());
  const handleStorage = ({ key }: StorageEvent) => {
    // Null: all of the storage was cleared.
    if (key === storageKey || key === null) follow();
  };
  system.addEventListener('change', follow);
  window.addEventListener('storage', handleStorage);
  return () => {
    system.removeEventListener('change', follow);
    window.removeEventListener('storage', handleStorage);
  };
}

/** Shows a theme and stores it on this device. */
export function applyTheme(theme: Theme): void {
  show(theme);
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // The choice then lasts for this page only.
  }
}

/** Removes the stored choice and follows the system preference again. */
export function followSystemTheme(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Without storage nothing was stored.
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
