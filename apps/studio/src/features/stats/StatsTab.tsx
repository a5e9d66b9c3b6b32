import { useTranslation } from '@fairtone/i18n';
import { selectUser, useAppSelector } from '@fairtone/store';
import { Button, EmptyState, ErrorState, ScreenSpinner, Stack } from '@fairtone/ui';
import { ChartColumn } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useStudioListDailyStatsQuery } from '../../api/statsApi';
import { StatsMonth } from './StatsMonth';
import { TopAlbums } from './TopAlbums';
import { TopTracks } from './TopTracks';
import { isQuiet } from './dailySums';

/** Dashboard tab "Stats": plays, sales and followers of the last 30 days. */
export function Component() {
  const { t } = useTranslation('studio');
  const artistId = useAppSelector(selectUser)?.id ?? '';
  const query = useStudioListDailyStatsQuery(artistId, { skip: !artistId, refetchOnMountOrArgChange: true });
  const days = query.data;

  if (!days && query.isError) {
    return (
      <ErrorState
        title={t('stats.failed')}
        text={t('stats.failedText')}
        retryLabel={t('common:action.retry')}
        query={query}
      />
    );
  }
  if (!days) return <ScreenSpinner label={t('stats.loading')} isLabelShown />;
  if (isQuiet(days)) {
    return (
      <EmptyState icon={<ChartColumn size={32} aria-hidden />} title={t('stats.empty')} text={t('stats.emptyText')}>
        <Button as={Link} to="/create-album" variant="primary">
          {t('myMusic.upload')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <Stack gap={10}>
      <StatsMonth days={days} />
      <TopTracks artistId={artistId} />
      <TopAlbums artistId={artistId} />
    </Stack>
  );
}
