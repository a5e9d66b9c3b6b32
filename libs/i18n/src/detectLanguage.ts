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

/** Remembers the visitor's choice on this device. */
export function storeLanguage(language: Language): void {
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
