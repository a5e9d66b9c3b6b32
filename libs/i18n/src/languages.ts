import type { Language } from '@fairtone/contracts';

/** Every language with its own name for itself, in the order in which the switcher shows them. */
export const languages: readonly { code: Language; label: string }[] = [
  { code: 'en', label: 'English' },
  { code: 'pl', label: 'Polski' },
  { code: 'de', label: 'Deutsch' },
  { code: 'fr', label: 'Français' },
  { code: 'tr', label: 'Türkçe' },
];

/** Narrows any string to a language of the product. */
export function isLanguage(value: unknown): value is Language {
  return languages.some(({ code }) => code === value);
}
