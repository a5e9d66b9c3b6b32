import { Skeleton } from '@fairtone/ui';
import { TracksPlaceholder } from '../album/AlbumTracks';
import { body, coverSide, frame, header, titles } from './embedLayout';

const TRACKS = 5;

export function EmbedPlaceholder() {
  return (
    <div css={frame} aria-busy="true">
      <div css={header}>
        <div css={[coverSide, { aspectRatio: '1' }]}>
          <Skeleton width="100%" height="100%" />
        </div>
        <div css={titles}>
          <Skeleton width={180} height="1.5rem" />
          <Skeleton width={120} height="1rem" />
        </div>
      </div>
      <div css={body}>
        <TracksPlaceholder count={TRACKS} />
      </div>
    </div>
  );
}
