import type { Language } from '@fairtone/contracts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Units of a time that is past, each up to the age at which the next one begins. */
const UNITS = [
  { unit: 'minute', ms: MINUTE_MS, below: HOUR_MS },
  { unit: 'hour', ms: HOUR_MS, below: DAY_MS },
  { unit: 'day', ms: DAY_MS, below: 60 * DAY_MS },
  { unit: 'month', ms: 30 * DAY_MS, below: Infinity },
] as const;

/** "2 hours ago", "yesterday"; "now" below a minute. @param at ISO 8601; returned as it is when it is no date */
export function formatAgo(at: string, language: Language, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(at));
  if (Number.isNaN(age)) return at;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (age < MINUTE_MS) return format.format(0, 'second');
  const { unit, ms } = UNITS.find(({ below }) => age < below)!;
  return format.format(-Math.floor(age / ms), unit);
}

/** "Mar 1, 2024, 10:00 AM" in the time zone of the device. @param at ISO 8601; returned as it is when it is no date */
export function formatMoment(at: string, language: Language): string {
  return format(at, language, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The moment with seconds and time zone. */
export function formatExactMoment(at: string, language: Language): string {
  return format(at, language, { dateStyle: 'full', timeStyle: 'long' });
}

function format(at: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? at : new Intl.DateTimeFormat(language, options).format(date);
}
