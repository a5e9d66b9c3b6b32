import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { Button, EmptyState, ErrorState, Skeleton, Spinner } from '@fairtone/ui';
import { ListMusic } from 'lucide-react';
import { useAccountListOwnPlaylistsInfiniteQuery, type OwnPlaylist } from '../../api/playlists';

interface Props {
  userId: string;
  /** The playlist to which tracks are being added. */
  busyId: string | null;
  onChoose: (playlist: OwnPlaylist) => void;
}

/** The listener's playlists, newest first; pressing one adds the tracks. */
export function PlaylistChoice({ userId, busyId, onChoose }: Props) {
  const { t } = useTranslation('account');
  const playlists = useAccountListOwnPlaylistsInfiniteQuery(userId);
  const shown = playlists.data?.pages.flat();

  if (playlists.isError && !shown) {
    return (
      <ErrorState
        title={t('addToPlaylist.loadFailed')}
        headingLevel={3}
        retryLabel={t('action.retry')}
        query={playlists}
      />
    );
  }
  if (!shown) return <ChoicePlaceholder />;
  if (shown.length === 0) {
    return <EmptyState title={t('addToPlaylist.empty')} text={t('addToPlaylist.emptyText')} headingLevel={3} />;
  }
  return (
    <>
      <ul css={list} aria-label={t('addToPlaylist.yours')}>
        {shown.map((playlist) => (
          <li key={playlist.id}>
            <button
              type="button"
              css={entry}
              aria-disabled={busyId !== null || undefined}
              onClick={() => busyId === null && onChoose(playlist)}
            >
              {busyId === playlist.id ? <Spinner size={20} /> : <ListMusic size={20} aria-hidden />}
              <span>{playlist.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {playlists.hasNextPage && (
        <Button
          variant="ghost"
          isFullWidth
          isLoading={playlists.isFetching}
          onClick={() => void playlists.fetchNextPage()}
        >
          {t('action.showMore')}
        </Button>
      )}
    </>
  );
}

function ChoicePlaceholder() {
  const { t } = useTranslation('common');
  return (
    <div aria-busy="true" aria-label={t('state.loading')} css={list}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={48} />
      ))}
    </div>
  );
}

const list = css({ display: 'grid', gap: 'var(--space-1)', padding: 0, listStyle: 'none' });
const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  width: '100%',
  minHeight: 48,
  padding: 'var(--space-2) var(--space-3)',
  border: 0,
  borderRadius: 'var(--radius-2)',
  background: 'none',
  color: 'var(--text)',
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'left',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', color: 'var(--text-muted)' },
  [media.hover]: { '&:hover': { background: 'var(--hover)' } },
});
