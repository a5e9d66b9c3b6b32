import { useTranslation } from '@fairtone/i18n';
import { Stack, Text } from '@fairtone/ui';

interface Props {
  groups: number;
  /** Devices of the group that most devices met. */
  devices: number;
}

/** Errors of a day: how many groups, and how many devices met the most frequent one. */
export function ErrorsToday({ groups, devices }: Props) {
  const { t } = useTranslation('console');
  if (groups === 0) return <Text as="span">{t('console.noErrors')}</Text>;
  return (
    <Stack as="span" gap={1}>
      <span>{t('console.errorGroups', { count: groups })}</span>
      <Text as="span" size="caption" tone="muted">
        {t('console.errorDevices', { count: devices })}
      </Text>
    </Stack>
  );
}
