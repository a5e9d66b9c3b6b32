import { css } from '@emotion/react';
import { formatDuration, TRACKS_PER_ALBUM_MAX } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { Text, VisuallyHidden } from '@fairtone/ui';
import { useEffect, useRef, useState } from 'react';
import { storedIdOf, type AlbumTrack } from './albumTracks';
import { TrackRow, type TrackRowHandlers } from './TrackRow';

interface Props extends TrackRowHandlers {
  tracks: AlbumTrack[];
  playingId: string | null;
}

const list = css({ listStyle: 'none', margin: 0, padding: 0, borderTop: '2px solid var(--text)' });
const foot = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  paddingTop: 'var(--space-3)',
});

/** The numbered track list of the form, with the total duration at the end. */
export function TrackList({ tracks, playingId, onMove, ...handlers }: Props) {
  const { t } = useTranslation('studio');
  const listRef = useRef<HTMLOListElement>(null);
  const [lastMove, setLastMove] = useState<{ id: string; direction: 'up' | 'down' } | null>(null);

  // Reordering moves the row in the DOM, which takes the focus away from the pressed button.
  useEffect(() => {
    if (!lastMove) return;
    const buttons =
      listRef.current?.querySelectorAll<HTMLButtonElement>(`[data-track="${lastMove.id}"] [data-move]`) ?? [];
    const usable = [...buttons].filter((button) => !button.disabled);
    (usable.find((button) => button.dataset.move === lastMove.direction) ?? usable[0])?.focus();
  }, [lastMove]);

  function handleMove(from: number, to: number) {
    const track = tracks[from];
    onMove(from, to);
    if (track) setLastMove({ id: track.id, direction: to < from ? 'up' : 'down' });
  }

  const moved = lastMove && tracks.find(({ id }) => id === lastMove.id);
  const totalMs = tracks.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0);
  return (
    <>
      <ol css={list} ref={listRef} aria-label={t('tracks.heading')}>
        {tracks.map((track, index) => (
          <TrackRow
            key={storedIdOf(track)}
            {...{ track, index, ...handlers }}
            isLast={index === tracks.length - 1}
            isPlaying={track.id === playingId}
            onMove={handleMove}
          />
        ))}
      </ol>
      <div css={foot}>
        <Text as="span" size="caption" tone="muted" isTabular>
          {t('tracks.counter', { count: tracks.length, max: TRACKS_PER_ALBUM_MAX })}
        </Text>
        <Text as="span" size="caption" tone="muted" isTabular>
          {t('tracks.totalTime', { time: formatDuration(totalMs) })}
        </Text>
      </div>
      <VisuallyHidden role="status">
        {moved && t('tracks.moved', { title: moved.title, number: moved.trackNumber, total: tracks.length })}
      </VisuallyHidden>
    </>
  );
}
