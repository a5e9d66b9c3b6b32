import { useTranslation } from '@fairtone/i18n';
import { playerActions, selectCurrentTrack, selectIsPlaying, useAppDispatch, useAppSelector } from '@fairtone/store';
import { Heading, IconButton, Stack, Text } from '@fairtone/ui';
import { Pause, Play } from 'lucide-react';
import { TrackRow } from './TrackRow';

/** The current track of the player, with a button that plays or pauses it. */
export function CurrentlyPlaying() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const track = useAppSelector(selectCurrentTrack);
  const isPlaying = useAppSelector(selectIsPlaying);

  return (
    <Stack as="section" gap={3} aria-labelledby="currently-playing">
      <Heading level={2} size="lead" id="currently-playing">
        {t('overview.currentlyPlaying')}
      </Heading>
      {track ? (
        <TrackRow title={track.title} artist={track.artist} albumId={track.albumId} coverImage={track.albumCover}>
          <IconButton
            variant="outlined"
            label={t(isPlaying ? 'playback.pauseTitle' : 'playback.playTitle', { title: track.title })}
            icon={isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
            onClick={() => dispatch(playerActions.playToggled())}
          />
        </TrackRow>
      ) : (
        <Text tone="muted">{t('overview.nothingPlaying')}</Text>
      )}
    </Stack>
  );
}
