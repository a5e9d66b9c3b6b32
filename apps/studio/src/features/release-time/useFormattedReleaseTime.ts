import { deviceZone, isKnownZone } from '@fairtone/domain';
import { useLanguage, useTranslation } from '@fairtone/i18n';
import { formatZone } from './formatZone';

/**
 * Returns a function that formats an instant in the zone in which the artist chose it: "November 24, 00:00 Warsaw
 * time". It includes the year unless it is the current one. When the device does not support the zone, it uses the
 * device's.
 */
export function useFormattedReleaseTime(): (instant: string, zone: string | null) => string {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  return (instant, zone) => {
    const timeZone = isKnownZone(zone) ? zone : deviceZone();
    const at = new Date(instant);
    const isThisYear = at.getUTCFullYear() === new Date().getUTCFullYear();
    const year = isThisYear ? undefined : 'numeric';
    const day = { day: 'numeric', month: 'long', year, timeZone } as const;
    const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
    return t('release.moment', {
      day: new Intl.DateTimeFormat(language, day).format(at),
      time: new Intl.DateTimeFormat(language, time).format(at),
      zone: formatZone(timeZone, at, language),
    });
  };
}
