import type { Language } from '@fairtone/contracts';
import { formatDuration as formatMilliseconds } from '@fairtone/domain';

const cache = new Map<string, unknown>();

// Cached, because an Intl constructor costs about a hundred times as much as formatting, and a list of tracks formats hundreds of values.
function cached<T>(key: string, create: () => T): T {
  if (!cache.has(key)) cache.set(key, create());
  return cache.get(key) as T;
}

function number(language: Language, options: Intl.NumberFormatOptions) {
  return cached(`${language}${JSON.stringify(options)}`, () => new Intl.NumberFormat(language, options));
}

function date(language: Language, value: string | number | Date, options: Intl.DateTimeFormatOptions) {
  // A date without a time ("2024-03-01") is a calendar day, the same one in every time zone.
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const all = isDay ? { ...options, timeZone: 'UTC' } : options;
  const parsed = new Date(value);
  if (Number.isNaN(parsed.getTime())) return '';
  return cached(`${language}${JSON.stringify(all)}`, () => new Intl.DateTimeFormat(language, all)).format(parsed);
}

/** US cents as dollars in the format of a language: `formatMoney(800, 'en')` gives "$8.00". */
export function formatMoney(cents: number, language: Language): string {
  return number(language, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(cents / 100);
}

/** A whole or decimal number with the language's separators. */
export function formatNumber(value: number, language: Language): string {
  return number(language, {}).format(value);
}

/** A share of one as a percentage: `formatPercent(0.85, 'en')` gives "85%". */
export function formatPercent(share: number, language: Language): string {
  return number(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

/** A size in bytes as kilobytes, megabytes or gigabytes. */
export function formatBytes(bytes: number, language: Language): string {
  const [unit, size] =
    bytes < 1e6
      ? (['kilobyte', 1e3] as const)
      : bytes < 1e9
        ? (['megabyte', 1e6] as const)
        : (['gigabyte', 1e9] as const);
  const options = { style: 'unit', unit, maximumFractionDigits: unit === 'kilobyte' ? 0 : 1 } as const;
  return number(language, options).format(bytes / size);
}

/** "March 1, 2024". Empty for an invalid date. */
export function formatDate(value: string | number | Date, language: Language): string {
  return date(language, value, { dateStyle: 'long' });
}

/** "March 2024". */
export function formatMonthYear(value: string | number | Date, language: Language): string {
  return date(language, value, { month: 'long', year: 'numeric' });
}

/**
 * Seconds as minutes and seconds. Only for releases of the studio and the account up to contract 1.x: new code
 * calls `formatDuration` of `@fairtone/domain`, with milliseconds.
 */
export function formatDuration(seconds: number): string {
  return formatMilliseconds(seconds * 1000);
}

/** Seconds as hours and minutes, "2h 5m". */
export function formatListeningTime(seconds: number, language: Language): string {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  const part = (value: number, unit: 'hour' | 'minute') =>
    number(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(value);
  return `${part(Math.floor(minutes / 60), 'hour')} ${part(minutes % 60, 'minute')}`;
}
