import { css } from '@emotion/react';
import { AlbumCover, Link, Text } from '@fairtone/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  title: string;
  artist: string;
  albumId: string;
  coverImage: string | null;
  children?: ReactNode;
}

/** A track with the cover of its album, leading there. */
export function TrackRow({ title, artist, albumId, coverImage, children }: Props) {
  return (
    <div css={styles.row}>
      <AlbumCover url={coverImage} alt="" sizes="56px" css={styles.cover} />
      <div css={styles.words}>
        <Text isTruncated css={styles.title}>
          <Link as={RouterLink} to={`/album/${albumId}`} variant="quiet">
            {title}
          </Link>
        </Text>
        <Text size="caption" tone="muted" isTruncated>
          {artist}
        </Text>
      </div>
      {children}
    </div>
  );
}

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 'var(--space-4)',
    padding: 'var(--space-2) 0',
  }),
  cover: css({ width: 56 }),
  words: css({ minWidth: 0 }),
  title: css({ fontWeight: 500 }),
};
