import { isUuid } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { selectSessionStatus, useAppSelector } from '@fairtone/store';
import { ErrorState, Page, ScreenSpinner } from '@fairtone/ui';
import { useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useAccountListPlaylistEntriesQuery, useAccountOpenPlaylistQuery } from '../../api/openPlaylist';
import { useUserId } from '../../features/member/useUserId';
import { loadOwnEntries } from './loadOwnEntries';
import { PlaylistMissing } from './PlaylistMissing';
import { PlaylistView } from './PlaylistView';
import { usePlaylistDeletion } from './usePlaylistDeletion';

/** One playlist: the user's own, or a shared one. */
export function Component() {
  const { playlistId = '' } = useParams();
  const status = useAppSelector(selectSessionStatus);
  const { t } = useTranslation('common');
  return (
    <Page>
      {status === 'unknown' ? (
        <ScreenSpinner label={t('state.loading')} />
      ) : (
        <Opened key={playlistId} playlistId={playlistId} />
      )}
    </Page>
  );
}

function Opened({ playlistId }: { playlistId: string }) {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  const userId = useUserId();
  const options = { skip: !isUuid(playlistId), refetchOnMountOrArgChange: true };
  const playlist = useAccountOpenPlaylistQuery({ playlistId, readerId: userId || null }, options);
  const entries = useAccountListPlaylistEntriesQuery(playlistId, options);
  const { isDeleting, handleDelete } = usePlaylistDeletion();
  useEffect(() => {
    // Together with the data, which say later whose playlist it is. One that fails is tried again by the list.
    if (userId) void loadOwnEntries().catch(() => undefined);
  }, [userId]);

  const isGone = !isUuid(playlistId) || playlist.data === null;
  if (isGone && !isDeleting) {
    // It may be a private playlist of this guest, who must log in first.
    if (!userId) return <Navigate to={`/login?returnTo=${encodeURIComponent(pathname)}`} replace />;
    return <PlaylistMissing />;
  }
  const failed = [playlist, entries].filter(({ isError, data }) => isError && !data);
  if (failed.length > 0) {
    return (
      <ErrorState
        title={t('playlist.failed')}
        text={t('error.network')}
        retryLabel={t('action.retry')}
        onRetry={() => failed.forEach((query) => void query.refetch())}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
      />
    );
  }
  if (!playlist.data || !entries.data) return <ScreenSpinner label={t('state.loading')} />;
  const opened = playlist.data;
  return (
    <PlaylistView
      playlist={opened}
      entries={entries.data}
      isOwner={opened.user_id === userId}
      onDelete={() => void handleDelete(opened)}
    />
  );
}
