import { css } from '@emotion/react';
import type { PlayableTrack } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { buttonStyles } from '@fairtone/ui';
import { Disc3 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SeekBar } from '../bar/SeekBar.tsx';
import { Transport } from '../bar/Transport.tsx';
import { VolumeOnHover } from '../volume/VolumeOnHover.tsx';
import { RepeatButton } from './RepeatButton.tsx';
import { ShuffleButton } from './ShuffleButton.tsx';

const column = css({ width: 'min(100%, 40rem)', display: 'grid', gap: 'var(--space-4)' });
const words = css({ textAlign: 'center', minWidth: 0 });
const artist = css({ fontSize: 'var(--size-lead)' });
const transport = css({ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 'var(--space-3)' });
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: 44,
});

/** Title, artist and the controls of the current track. */
export function FullScreenControls({ track, onLeave }: { track: PlayableTrack; onLeave: () => void }) {
  const { t } = useTranslation('player');
  return (
    <div css={column}>
      <div css={words}>
        <h3>{track.title}</h3>
        <p css={artist}>{track.artist}</p>
      </div>
      <SeekBar track={track} height={56} isLoud />
      <div css={transport}>
        <ShuffleButton />
        <Transport isLarge />
        <RepeatButton />
      </div>
      <div css={foot}>
        <VolumeOnHover />
        {track.albumId && (
          <Link css={buttonStyles('ghost', 'small')} to={`/album/${track.albumId}`} onClick={onLeave}>
            <Disc3 size={18} aria-hidden />
            {t('fullScreen.goToAlbum')}
          </Link>
        )}
      </div>
    </div>
  );
}
