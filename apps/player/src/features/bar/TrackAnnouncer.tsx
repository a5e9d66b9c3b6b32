import type { PlayableTrack } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { VisuallyHidden } from '@fairtone/ui';

/** Announces the current track to screen readers, without interrupting. */
export function TrackAnnouncer({ track }: { track: PlayableTrack }) {
  const { t } = useTranslation('player');
  return (
    <VisuallyHidden role="status">{t('bar.nowPlaying', { title: track.title, artist: track.artist })}</VisuallyHidden>
  );
}
