import { css } from '@emotion/react';
import type { PlayableTrack } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { VisuallyHidden } from '@fairtone/ui';
import { useMemo } from 'react';
import { TrackRow, type TrackLine } from './TrackRow';
import { useLinkedTrack } from './useLinkedTrack';
import { useTrackPlayback } from './useTrackPlayback';

interface Props {
  /** Names the table for assistive technology. */
  caption: string;
  lines: readonly TrackLine[];
  /** The playable tracks among the lines, in the same order. */
  playable: PlayableTrack[];
}

/** Table of tracks. A row plays its track and queues those after it. */
export function TrackTable({ caption, lines, playable }: Props) {
  const { t } = useTranslation('catalog');
  const { currentId, isPlaying, playableOf, handleToggle } = useTrackPlayback(playable);
  const ids = useMemo(() => lines.map(({ id }) => id), [lines]);
  useLinkedTrack();

  return (
    <table css={table}>
      <caption className="visually-hidden">{caption}</caption>
      <colgroup>
        <col style={{ width: 44 }} />
        <col />
        <col css={likeColumn} />
        <col style={{ width: 56 }} />
        <col style={{ width: 44 }} />
      </colgroup>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('album.tracks.number')}</th>
          <th scope="col">{t('album.tracks.title')}</th>
          <th scope="col">{t('like.column')}</th>
          <th scope="col">{t('album.tracks.duration')}</th>
          <th scope="col">
            <VisuallyHidden>{t('common:action.more')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <TrackRow
            key={line.id}
            line={line}
            group={ids}
            playable={playableOf(line.id)}
            isCurrent={line.id === currentId}
            isPlaying={line.id === currentId && isPlaying}
            onToggle={() => handleToggle(line.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

const table = css({ tableLayout: 'fixed' });
const likeColumn = css({ width: 52, [media.compactOnly]: { width: 40 } });
