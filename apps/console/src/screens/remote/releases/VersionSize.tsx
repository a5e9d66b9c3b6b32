import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Badge, Stack, Text } from '@fairtone/ui';
import { TriangleAlert } from 'lucide-react';

interface Props {
  version: Pick<ConsoleRemoteDetails['versions'][number], 'entryBytes' | 'totalBytes'>;
  budget: ConsoleRemoteDetails['budget'];
}

/** Transferred bytes of the entry and of all files, beside their limits. */
export function VersionSize({ version: { entryBytes, totalBytes }, budget }: Props) {
  const { t } = useTranslation('console');
  const { bytes } = useFormatters();
  // Zero: the store does not report sizes.
  if (totalBytes === 0) return <Text tone="muted">{t('versions.sizeUnknown')}</Text>;
  const sizes = [
    { name: t('versions.entry'), size: entryBytes, limit: budget?.entry },
    { name: t('versions.allFiles'), size: totalBytes, limit: budget?.total },
  ];
  return (
    <Stack as="span" gap={1} align="start">
      {sizes.map(({ name, size, limit }) => (
        <span key={name}>
          {limit === undefined
            ? t('versions.size', { name, size: bytes(size) })
            : t('versions.sizeOf', { name, size: bytes(size), limit: bytes(limit) })}
          {limit !== undefined && size > limit && (
            <>
              {' '}
              <Badge tone="warning">
                <TriangleAlert size={14} aria-hidden />
                {t('versions.overBudget')}
              </Badge>
            </>
          )}
        </span>
      ))}
    </Stack>
  );
}
