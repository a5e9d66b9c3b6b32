import { useTranslation } from '@fairtone/i18n';
import { toPlayableMix, type TrackWithAlbumRow } from '@fairtone/music';
import { playerActions, toastShown, useAppDispatch } from '@fairtone/store';
import type { OpenPlaylist } from '../../api/playlistRows';

/** Plays a playlist, adds it to the queue, and copies its link. */
export function usePlaylistSound({ id, name }: OpenPlaylist, tracks: readonly TrackWithAlbumRow[]) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const notify = (title: string, tone: 'success' | 'destructive') => dispatch(toastShown({ title, tone }));
  const withTracks = (use: (playable: ReturnType<typeof toPlayableMix>) => void) => () => {
    const playable = toPlayableMix(tracks);
    if (playable.length > 0) use(playable);
    else notify(t('playlist.nothingPlayable'), 'destructive');
  };

  return {
    playAll: withTracks((playable) => dispatch(playerActions.playRequested({ tracks: playable }))),
    addToQueue: withTracks((playable) => {
      dispatch(playerActions.tracksQueued(playable));
      notify(t('playlist.queued', { name }), 'success');
    }),
    async copyLink() {
      try {
        await navigator.clipboard.writeText(`${window.location.origin}/playlist/${id}`);
        notify(t('playlist.copied'), 'success');
      } catch {
        notify(t('playlist.copyFailed'), 'destructive');
      }
    },
  };
}
