/** The local day and time that an artist chose for the release date of an album. */
export interface LocalMoment {
  /** `2026-11-24` */
  day: string;
  /** `00:00`, 24 hours. */
  time: string;
  /** IANA name: `Europe/Warsaw`. */
  zone: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** IANA time zone of this device; UTC when the browser reports none. */
export function deviceZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isKnownZone(zone) ? zone : 'UTC';
}

/** Whether this device knows the zone: names are added and renamed, see https://data.iana.org/time-zones/theory.html */
export function isKnownZone(zone: string | null | undefined): zone is string {
  if (!zone) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Local time in a zone at an instant, as if it were UTC: milliseconds since 1970. */
function wallClock(instant: number, zone: string): number {
  const { day, time } = localMoment(new Date(instant).toISOString(), zone);
  return Date.parse(`${day}T${time}Z`);
}

/**
 * Day and time in a zone at an instant, to the minute.
 * @param instant ISO 8601
 * @param zone a zone that this device knows
 */
export function localMoment(instant: string, zone: string): LocalMoment {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const part = Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return { day: `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}`, zone };
}

/**
 * The instant of a local day and time, as ISO 8601 in UTC; null for an invalid day or time. A time that the change to summer time skips
 * is shifted by the gap (02:30 becomes 03:30); a time that occurs twice in autumn means the first. Both like
 * `compatible` in Temporal: https://tc39.es/proposal-temporal/docs/ambiguity.html
 */
export function instantOf({ day, time, zone }: LocalMoment): string | null {
  const wall = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(wall)) return null;
  const offset = (instant: number) => wallClock(instant, zone) - instant;
  const [before, after] = [wall - offset(wall - DAY_MS), wall - offset(wall + DAY_MS)];
  const found = [before, after].find((instant) => wallClock(instant, zone) === wall) ?? before;
  return new Date(found).toISOString();
}
