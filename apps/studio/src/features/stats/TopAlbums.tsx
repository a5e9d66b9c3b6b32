import { useFormatters, useTranslation } from '@fairtone/i18n';
import { useStudioListTopAlbumsQuery } from '../../api/statsApi';
import { TopTable } from './TopTable';

/** The most played albums, with their sales. */
export function TopAlbums({ artistId }: { artistId: string }) {
  const { t } = useTranslation('studio');
  const { number, money } = useFormatters();
  const query = useStudioListTopAlbumsQuery(artistId, { refetchOnMountOrArgChange: true });
  return (
    <TopTable
      title={t('stats.topAlbums')}
      note={t('stats.albumsOnly')}
      empty={t('stats.noPlays')}
      heads={[t('stats.column.album'), t('stats.column.plays'), t('stats.column.sales'), t('stats.column.sold_cents')]}
      query={query}
      rows={query.data?.map((album) => ({
        id: album.album_id,
        albumId: album.album_id,
        title: album.title,
        coverUrl: album.cover_image,
        numbers: [number(album.plays), number(album.sales), money(album.sold_cents)],
      }))}
    />
  );
}
