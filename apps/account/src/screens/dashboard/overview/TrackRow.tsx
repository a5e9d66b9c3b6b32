import { css } from '@emotion/react';
import { CoverLine } from '@fairtone/music';
import { Link, Text } from '@fairtone/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  title: string;
  artist: string;
  albumId: string;
  coverImage: string | null;
  children?: ReactNode;
}

/** A track with the cover of its album and a link to it. */
export function TrackRow({ title, artist, albumId, coverImage, children }: Props) {
  const link = (
    <Text isTruncated css={titleStyle}>
      <Link as={RouterLink} to={`/album/${albumId}`} variant="quiet">
        {title}
      </Link>
    </Text>
  );
  return (
    <div css={row}>
      <CoverLine coverUrl={coverImage} coverPx={56} title={link} artist={artist} end={children} />
    </div>
  );
}

const row = css({ padding: 'var(--space-2) 0' });
const titleStyle = css({ fontWeight: 500 });
