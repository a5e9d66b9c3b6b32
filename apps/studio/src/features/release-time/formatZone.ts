import type { Language } from '@fairtone/contracts';

/**
 * The name of a time zone at an instant: "Warsaw time"; in languages other than English "Mitteleuropäische Zeit",
 * because the IANA names contain the cities in English only.
 * @param zone an IANA name that this device supports
 */
export function formatZone(zone: string, instant: Date, language: Language): string {
  if (zone === 'UTC') return zone;
  const city = zone.startsWith('Etc/') ? undefined : zone.split('/')[1] && zone.split('/').at(-1);
  if (language === 'en' && city) return `${city.replaceAll('_', ' ')} time`;
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(
    instant,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
