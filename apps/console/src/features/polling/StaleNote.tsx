import { useLanguage, useTranslation } from '@fairtone/i18n';
import { Text } from '@fairtone/ui';
import { formatMoment } from '../time/formatTime';

interface Props {
  /** `fulfilledTimeStamp` is the time of the last response, in ms since 1970. */
  query: { isError: boolean; fulfilledTimeStamp?: number };
}

/** Says since when the shown data could not be refreshed. The region stays mounted, so that screen readers announce its text. */
export function StaleNote({ query: { isError, fulfilledTimeStamp } }: Props) {
  const { t } = useTranslation('console');
  const language = useLanguage();
  return (
    <Text as="span" role="status" tone="danger">
      {isError &&
        fulfilledTimeStamp !== undefined &&
        t('console.stale', { time: formatMoment(new Date(fulfilledTimeStamp).toISOString(), language) })}
    </Text>
  );
}
