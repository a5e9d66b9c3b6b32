import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { playerActions, selectVolume, useAppDispatch, useAppSelector } from '@fairtone/store';
import { IconButton, Slider } from '@fairtone/ui';
import { volumeIcon } from './volumeIcon.ts';

const slider = css({ width: 96 });

/** Mute button and volume slider. While muted, the slider shows 0. */
export function Volume() {
  const { t } = useTranslation('player');
  const dispatch = useAppDispatch();
  const volume = useAppSelector(selectVolume);
  const Icon = volumeIcon(volume);
  return (
    <>
      <IconButton
        label={t(volume === 0 ? 'volume.unmute' : 'volume.mute')}
        icon={<Icon size={20} aria-hidden />}
        onClick={() => dispatch(playerActions.muteToggled())}
      />
      <div css={slider}>
        <Slider
          label={t('volume.label')}
          min={0}
          max={100}
          value={volume}
          valueText={`${volume} %`}
          onValueChange={(value) => dispatch(playerActions.volumeChanged(value))}
        />
      </div>
    </>
  );
}
