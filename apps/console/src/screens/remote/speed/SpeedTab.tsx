import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { EmptyState, Heading, Spinner, Stack, Text } from '@fairtone/ui';
import { Gauge } from 'lucide-react';
import { useConsoleListVitalsQuery } from '../../../api/releases';
import { RatingIcon } from '../../../features/measures/RatingIcon';
import { LoadFailure } from '../../../features/problem/LoadFailure';
import { DataTable } from '../../../features/table/DataTable';
import { useSpeedColumns } from './useSpeedColumns';

/** Load times and web vitals of the versions of 30 days. */
export function SpeedTab({ remote }: { remote: string }) {
  const { t } = useTranslation('console');
  const query = useConsoleListVitalsQuery(remote, { refetchOnMountOrArgChange: true });
  const columns = useSpeedColumns();
  return (
    <Stack gap={4}>
      <Heading level={2} size="title">
        {t('speed.title')}
      </Heading>
      {shown()}
    </Stack>
  );

  function shown() {
    const versions = query.data;
    if (!versions && query.isError) return <LoadFailure headingLevel={3} query={query} title={t('speed.failed')} />;
    if (!versions) return <Spinner label={t('common:state.loading')} />;
    if (versions.length === 0) {
      return (
        <EmptyState
          headingLevel={3}
          icon={<Gauge size={32} aria-hidden />}
          title={t('speed.empty')}
          text={t('speed.emptyText')}
        />
      );
    }
    return (
      <>
        <DataTable
          caption={t('speed.title')}
          columns={columns}
          rows={versions}
          keyOf={({ version }) => version}
          cardsBelow={860}
        />
        <Text size="caption" tone="muted" css={legend}>
          {(['good', 'needsWork', 'poor'] as const).map((rating) => (
            <span key={rating}>
              <RatingIcon rating={rating} />
              {t(`speed.rating.${rating}`)}
            </span>
          ))}
        </Text>
        <Text size="caption" tone="muted">
          {t('speed.hint')}
        </Text>
      </>
    );
  }
}

const legend = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2) var(--space-5)',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 'var(--space-1)' },
});
