import { useLanguage } from '@fairtone/i18n';
import { formatAgo, formatExactMoment, formatMoment } from './formatTime';

/** "2 hours ago", with the exact time as its title. @param at ISO 8601 */
export function TimeAgo({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={formatExactMoment(at, language)}>
      {formatAgo(at, language)}
    </time>
  );
}

/** Date and time, with seconds and time zone as its title. @param at ISO 8601 */
export function Moment({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={formatExactMoment(at, language)}>
      {formatMoment(at, language)}
    </time>
  );
}
