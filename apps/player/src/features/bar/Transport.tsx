import { css } from '@emotion/react';
import { RESTART_AFTER_MS } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { playerActions, useAppDispatch } from '@fairtone/store';
import { media } from '@fairtone/theme';
import { IconButton, Spinner } from '@fairtone/ui';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { audioEngine } from '../../playback/audioEngine.ts';
import { usePlaying } from '../../playback/usePlaying.ts';

const row = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-1)' });
const wideOnly = css({ display: 'none', [media.wide]: { display: 'contents' } });

/** Previous, play or pause, next. */
export function Transport() {
  const { t } = useTranslation('player');
  const dispatch = useAppDispatch();
  const playing = usePlaying();

  const handlePrevious = () => {
    const isWellIn = audioEngine().positionMs() > RESTART_AFTER_MS;
    dispatch(isWellIn ? playerActions.seekRequested(0) : playerActions.previousRequested());
  };
  const icon = {
    playing: <Pause size={22} fill="currentColor" aria-hidden />,
    paused: <Play size={22} fill="currentColor" aria-hidden />,
    waiting: <Spinner size={20} />,
  }[playing];

  return (
    <div css={row} role="group" aria-label={t('transport.label')}>
      <span css={wideOnly}>
        <IconButton label={t('transport.previous')} icon={<SkipBack size={20} aria-hidden />} onClick={handlePrevious} />
      </span>
      <IconButton
        variant="accent"
        label={t(playing === 'paused' ? 'transport.play' : 'transport.pause')}
        icon={icon}
        onClick={() => dispatch(playerActions.playToggled())}
      />
      <IconButton
        label={t('transport.next')}
        icon={<SkipForward size={20} aria-hidden />}
        onClick={() => dispatch(playerActions.nextRequested())}
      />
    </div>
  );
}
