import { css } from '@emotion/react';
import type { TrackWithAlbumRow } from '@fairtone/music';
import type { ReactNode } from 'react';
import { TrackLine } from './TrackLine';
import { usePlayFrom } from './usePlayFrom';

interface Props {
  label: string;
  tracks: readonly TrackWithAlbumRow[];
  renderEnd?: (track: TrackWithAlbumRow) => ReactNode;
}

/** Numbered list of tracks of different albums. */
export function TrackList({ label, tracks, renderEnd }: Props) {
  const playback = usePlayFrom(tracks);
  return (
    <ol css={list} aria-label={label}>
      {tracks.map((track, index) => (
        <li key={track.id}>
          <TrackLine track={track} number={index + 1} playback={playback}>
            {renderEnd?.(track)}
          </TrackLine>
        </li>
      ))}
    </ol>
  );
}

const list = css({
  padding: 0,
  // Not `none`: Safari takes the list role from a list without markers.
  listStyleType: '""',
  '& > li': { borderBottom: '1px solid var(--line)' },
});
