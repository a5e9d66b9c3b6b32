import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { playerActions, useAppDispatch } from '@fairtone/store';
import { media } from '@fairtone/theme';
import { IconButton, Spinner } from '@fairtone/ui';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { usePlaying } from '../../playback/usePlaying.ts';
import { usePrevious } from './usePrevious.ts';

const row = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-1)' });
const wideOnly = css({ display: 'none', [media.wide]: { display: 'contents' } });

/** The buttons previous, play or pause, and next. */
export function Transport({ isLarge }: { isLarge?: boolean }) {
  const { t } = useTranslation('player');
  const dispatch = useAppDispatch();
  const playing = usePlaying();

  const handlePrevious = usePrevious();
  const icon = {
    playing: <Pause size={22} fill="currentColor" aria-hidden />,
    paused: <Play size={22} fill="currentColor" aria-hidden />,
    waiting: <Spinner size={20} />,
  }[playing];

  return (
    <div css={row} role="group" aria-label={t('transport.label')}>
      <span css={!isLarge && wideOnly}>
        <IconButton
          label={t('transport.previous')}
          icon={<SkipBack size={20} aria-hidden />}
          onClick={handlePrevious}
        />
      </span>
      <IconButton
        variant="accent"
        size={isLarge ? 'large' : 'medium'}
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
