import type { PlayableTrack } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { dialogOpened, playerActions, toastShown, useAppDispatch } from '@fairtone/store';
import { useMember } from '../member/useMember';

/** Actions for tracks: queue, play next, add to playlist, copy link. `title` names them in toasts: the track's or the album's. */
export function useTrackActions() {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { asMember } = useMember('playlists');
  const tell = (key: 'queued' | 'playsNext', title: string) =>
    dispatch(toastShown({ title: t(`toast.${key}`, { title }), tone: 'success' }));

  return {
    addToQueue(tracks: PlayableTrack[], title: string) {
      dispatch(playerActions.tracksQueued(tracks));
      tell('queued', title);
    },
    playNext(tracks: PlayableTrack[], title: string) {
      dispatch(playerActions.playNextQueued(tracks));
      tell('playsNext', title);
    },
    addToPlaylist(tracks: readonly { id: string }[], title: string) {
      const trackIds = tracks.map(({ id }) => id);
      void asMember(() => dispatch(dialogOpened({ name: 'account.addToPlaylist', props: { trackIds, title } })));
    },
    async copyLink(path: string) {
      try {
        await navigator.clipboard.writeText(window.location.origin + path);
        dispatch(toastShown({ title: t('share.copied'), tone: 'success' }));
      } catch {
        dispatch(toastShown({ title: t('share.copyFailed'), tone: 'destructive' }));
      }
    },
  };
}
