import { useTranslation } from '@fairtone/i18n';
import { Heading, Stack, Text } from '@fairtone/ui';
import { KeptLink } from '../../../features/keep/KeptLink';
import { useKeeping } from '../../../features/keep/useKeeping';
import { useKeptSize } from '../../../features/keep/useKeptSize';

/** How much of the device the kept albums take. */
export function KeptData() {
  const { t } = useTranslation('account');
  const keeping = useKeeping();
  const size = useKeptSize(keeping?.kept ?? []);
  if (!keeping?.kept) return null;
  return (
    <Stack as="section" gap={3} align="start">
      <Heading level={2} size="lead">
        {t('keep.onDevice')}
      </Heading>
      <Text tone="muted">{t('keep.onDeviceText')}</Text>
      <Text isTabular>{size}</Text>
      <KeptLink />
    </Stack>
  );
}
