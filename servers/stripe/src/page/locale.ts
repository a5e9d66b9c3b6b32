import { de } from './texts/de.ts';
import { en, type Texts } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { pl } from './texts/pl.ts';
import { tr } from './texts/tr.ts';

const TEXTS = { en, pl, de, fr, tr };
export type PageLocale = keyof typeof TEXTS;

function known(tag: string): PageLocale | null {
  const language = tag.trim().slice(0, 2).toLowerCase();
  return language in TEXTS ? (language as PageLocale) : null;
}

/** The session's language if it is supported, else the browser's first supported one. */
export function pickLocale(sessionLocale: string | null, acceptLanguage: string | undefined): PageLocale {
  const fromSession = sessionLocale === null || sessionLocale === 'auto' ? null : known(sessionLocale);
  const wishes = (acceptLanguage ?? '').split(',').map((wish) => known(wish.split(';')[0] ?? ''));
  return fromSession ?? wishes.find((wish) => wish !== null) ?? 'en';
}

export function textsOf(locale: PageLocale): Texts {
  return TEXTS[locale];
}

/** Replaces `{name}` placeholders by values. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

export function formatMoney(cents: number, locale: PageLocale): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / 100);
}
