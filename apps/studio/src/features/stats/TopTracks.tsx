import { useFormatters, useTranslation } from '@fairtone/i18n';
import { useStudioListTopTracksQuery } from '../../api/statsApi';
import { TopTable } from './TopTable';

/** The most played tracks. */
export function TopTracks({ artistId }: { artistId: string }) {
  const { t } = useTranslation('studio');
  const { number } = useFormatters();
  const query = useStudioListTopTracksQuery(artistId, { refetchOnMountOrArgChange: true });
  return (
    <TopTable
      title={t('stats.topTracks')}
      empty={t('stats.noPlays')}
      heads={[t('stats.column.track'), t('stats.column.album'), t('stats.column.plays')]}
      query={query}
      rows={query.data?.map((track) => ({
        id: track.track_id,
        albumId: track.album_id,
        title: track.title,
        coverUrl: track.cover_image,
        text: track.album_title,
        numbers: [number(track.plays)],
      }))}
    />
  );
}
