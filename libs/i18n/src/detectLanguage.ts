import type { Language } from '@fairtone/contracts';
import { isLanguage } from './languages';

const storageKey = 'fairtone.language';

/**
 * The language to start in: the one in the address (`?lang=de`, as in links of search engines), the stored choice, else the first of
 * the browser's languages that the product has, else English.
 */
export function detectLanguage(): Language {
  const preferred = [readAddress(), readStored(), ...(typeof navigator === 'undefined' ? [] : navigator.languages)];
  for (const tag of preferred) {
    const code = tag?.toLowerCase().split('-')[0];
    if (isLanguage(code)) return code;
  }
  return 'en';
}

/** The language that the visitor chose on this device; null without a choice. */
export function chosenLanguage(): Language | null {
  const stored = readStored();
  return isLanguage(stored) ? stored : null;
}

/** Stores the visitor's choice on this device, and in a cookie, so that the server preloads its texts. */
export function storeLanguage(language: Language): void {
  document.cookie = `fairtone_language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Private modes may refuse storage; then the choice lasts for this page only.
  }
  forgetAddress();
}

/** Follows the language that another tab of this browser chose. */
export function followStoredLanguage(onChange: (language: Language) => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey && isLanguage(newValue)) onChange(newValue);
  });
}

const readAddress = () => (typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('lang'));

/** Removes `lang` from the address: it would override the visitor's choice on a reload. */
function forgetAddress(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
