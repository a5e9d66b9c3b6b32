import type { PlayableTrack } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { VisuallyHidden } from '@fairtone/ui';

/** Tells screen readers what plays now, without interrupting. */
export function TrackAnnouncer({ track }: { track: PlayableTrack }) {
  const { t } = useTranslation('player');
  return (
    <VisuallyHidden role="status">{t('bar.nowPlaying', { title: track.title, artist: track.artist })}</VisuallyHidden>
  );
}
