import { useTranslation } from '@fairtone/i18n';
import { AlbumCardSkeleton, CoverGrid, EmptyState, ErrorState, MoreButton, pendingScreen, Stack } from '@fairtone/ui';
import { ListMusic } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAccountListPlaylistCardsInfiniteQuery } from '../../api/playlistCards';
import type { PlaylistCard } from '../../api/playlistRows';

interface Props {
  personId: string;
  renderTile: (playlist: PlaylistCard) => ReactNode;
  emptyText?: string;
  /** Shown in the empty state, such as a button. */
  children?: ReactNode;
}

/** Grid of a person's playlists, newest first. */
export function PlaylistWall({ personId, renderTile, emptyText, children }: Props) {
  const { t } = useTranslation('account');
  const playlists = useAccountListPlaylistCardsInfiniteQuery(personId, {
    skip: !personId,
    refetchOnMountOrArgChange: true,
  });
  const shown = playlists.data?.pages.flat();

  if (!shown && playlists.isError) {
    return (
      <ErrorState
        title={t('addToPlaylist.loadFailed')}
        text={t('error.network')}
        retryLabel={t('action.retry')}
        query={playlists}
      />
    );
  }
  if (!shown) {
    return (
      <CoverGrid aria-busy="true" aria-label={t('state.loading')} {...pendingScreen}>
        {[0, 1, 2, 3].map((place) => (
          <li key={place}>
            <AlbumCardSkeleton />
          </li>
        ))}
      </CoverGrid>
    );
  }
  if (shown.length === 0) {
    return (
      <EmptyState icon={<ListMusic size={32} aria-hidden />} title={t('addToPlaylist.empty')} text={emptyText}>
        {children}
      </EmptyState>
    );
  }
  return (
    <Stack gap={6} align="start">
      <CoverGrid aria-label={t('playlists.title')} style={{ width: '100%' }}>
        {shown.map((playlist) => (
          <li key={playlist.id}>{renderTile(playlist)}</li>
        ))}
      </CoverGrid>
      <MoreButton query={playlists}>{t('action.showMore')}</MoreButton>
    </Stack>
  );
}
