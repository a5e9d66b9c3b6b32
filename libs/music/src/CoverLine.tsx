import { css } from '@emotion/react';
import { AlbumCover, Text } from '@fairtone/ui';
import type { CSSProperties, ReactNode } from 'react';

interface Props {
  coverUrl: string | null | undefined;
  coverPx: number;
  title: ReactNode;
  artist: string;
  /** More lines under the artist. */
  children?: ReactNode;
  /** After the texts: an amount, a button. */
  end?: ReactNode;
}

/** An album or a track in one line: cover, title and artist. */
export function CoverLine({ coverUrl, coverPx, title, artist, children, end }: Props) {
  return (
    <div css={styles.line} style={{ '--cover': `${coverPx}px` } as CSSProperties}>
      <AlbumCover url={coverUrl} alt="" sizes={`${coverPx}px`} />
      <div css={styles.words}>
        {title}
        <Text size="caption" tone="muted" isTruncated>
          {artist}
        </Text>
        {children}
      </div>
      {end}
    </div>
  );
}

const styles = {
  line: css({
    display: 'grid',
    gridTemplateColumns: 'var(--cover) minmax(0, 1fr)',
    gridAutoFlow: 'column',
    alignItems: 'center',
    gap: 'var(--space-4)',
  }),
  words: css({ minWidth: 0 }),
};
