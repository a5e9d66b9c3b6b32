import { texts, type MailLanguage } from './texts/all.ts';
import type { Plural, Texts } from './texts/texts.ts';

export type Values = Record<string, string>;

/** Texts and formatters of one language. */
export interface Words {
  language: MailLanguage;
  texts: Texts;
  fill: (text: string, values?: Values) => string;
  count: (text: Plural, count: number) => string;
  money: (cents: number) => string;
  number: (value: number) => string;
  /** Formats a share from 0 to 1, with at most one decimal. */
  percent: (share: number) => string;
  day: (isoTime: string) => string;
  /** Day and time of day in UTC. */
  minute: (isoTime: string) => string;
  /** Formats a month, given as `2026-01` or as any date in it. */
  month: (period: string) => string;
}

/** English uses American formats; the other locales have no region. */
const localeOf = (language: MailLanguage): string => (language === 'en' ? 'en-US' : language);

/** Removes line breaks, because a user's name must not start a new header or paragraph. */
const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim();

function fill(text: string, values: Values = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text "${text}" needs ${name}.`);
    return oneLine(value);
  });
}

export function wordsIn(language: MailLanguage): Words {
  const locale = localeOf(language);
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const plural = new Intl.PluralRules(locale);
  const date = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return {
    language,
    texts: texts[language],
    fill,
    count: (text, count) => fill(text[plural.select(count)] ?? text.other, { count: number.format(count) }),
    money: (cents) => dollars.format(cents / 100),
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    day: (isoTime) => date({ dateStyle: 'long' }).format(new Date(isoTime)),
    minute: (isoTime) => date({ dateStyle: 'long', timeStyle: 'short' }).format(new Date(isoTime)),
    month: (period) => date({ year: 'numeric', month: 'long' }).format(new Date(`${period.slice(0, 7)}-01T00:00:00Z`)),
  };
}
