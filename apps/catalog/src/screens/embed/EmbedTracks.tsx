import { css } from '@emotion/react';
import { formatDuration } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { type AlbumTrack, toPlayableTracks } from '@fairtone/music';
import { useMemo } from 'react';
import { PlayingBars } from '../../features/album-card/PlayingBars';
import { useTrackPlayback } from '../../features/track-table/useTrackPlayback';
import type { Album } from '../../model/album';

/** List of tracks. A row plays its track and queues the rest of the album. */
export function EmbedTracks({ album, tracks }: { album: Album; tracks: readonly AlbumTrack[] }) {
  const { t } = useTranslation('catalog');
  const playable = useMemo(() => toPlayableTracks(album, tracks), [album, tracks]);
  const { currentId, isPlaying, playableOf, handleToggle } = useTrackPlayback(playable);
  return (
    <ol css={list} aria-label={t('album.tracks.caption', { title: album.title })}>
      {tracks.map((track) => {
        const isCurrent = track.id === currentId;
        const label = isCurrent && isPlaying ? 'common:playback.pauseTitle' : 'common:playback.playTitle';
        return (
          <li key={track.id} css={isCurrent && current}>
            <button
              type="button"
              css={line}
              aria-label={t(label, { title: track.title })}
              aria-current={isCurrent || undefined}
              disabled={!playableOf(track.id)}
              onClick={() => handleToggle(track.id)}
            >
              <span css={number}>{isCurrent ? <PlayingBars isMoving={isPlaying} /> : track.trackNumber}</span>
              <span css={name}>{track.title}</span>
              <span css={length}>{formatDuration(track.durationMs)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const list = css({ margin: 0, padding: 0, listStyle: 'none', '& > li': { borderBottom: '1px solid var(--line)' } });
const current = css({ color: 'var(--accent)' });
const line = css({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 'var(--space-2)',
  width: '100%',
  minHeight: 44,
  padding: 'var(--space-1) var(--space-3)',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outlineOffset: -3 },
  '&:disabled': { color: 'var(--text-faint)', cursor: 'default' },
});
const number = css({ color: 'var(--text-muted)', fontVariantNumeric: 'tabular-nums' });
const name = css({ fontWeight: 500, overflowWrap: 'anywhere' });
const length = css({ color: 'var(--text-muted)', fontVariantNumeric: 'tabular-nums' });
