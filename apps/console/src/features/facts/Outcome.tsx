import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Text } from '@fairtone/ui';
import type { Seen } from './liveState';

interface Props {
  version: string;
  /** Share of the devices, 1 to 100. */
  percent: number;
  seen: Seen;
}

/** Says which devices will get which version, and that another canary ends with it. */
export function Outcome({ version, percent, seen: { live, canary } }: Props) {
  const { t } = useTranslation('console');
  const format = useFormatters();
  return (
    <Text>
      {percent < 100 && live
        ? t('outcome.share', { share: format.percent(percent / 100), version, live })
        : t('outcome.everybody', { version })}{' '}
      {canary && canary !== version && t('outcome.endsCanary', { canary })}
    </Text>
  );
}
