import type { Language } from '@fairtone/contracts';
import { isLanguage } from './languages';

const storageKey = 'fairtone.language';

/** The language to start in: the stored choice, else the first of the browser's languages that we speak, else English. */
export function detectLanguage(): Language {
  const preferred = [readStored(), ...(typeof navigator === 'undefined' ? [] : navigator.languages)];
  for (const tag of preferred) {
    const code = tag?.toLowerCase().split('-')[0];
    if (isLanguage(code)) return code;
  }
  return 'en';
}

/** Remembers the visitor's choice on this device, and for whoever serves the page: it fetches the texts early. */
export function storeLanguage(language: Language): void {
  document.cookie = `fairtone_language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Private modes may refuse storage; the choice then lasts for this page.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
