import type { AlbumSummary } from '@fairtone/music';
import { CoverGrid } from '@fairtone/ui';
import type { ComponentProps } from 'react';
import { AlbumCard } from './AlbumCard';
import { AlbumCardPlaceholder } from './AlbumCardPlaceholder';

interface Props extends Pick<ComponentProps<typeof CoverGrid>, 'className' | 'aria-label'> {
  albums: readonly AlbumSummary[];
  sizes?: string;
  hasArtist?: boolean;
  headingLevel?: 2 | 3;
}

/** A grid of album cards. */
export function AlbumGrid({ albums, sizes, hasArtist, headingLevel, ...grid }: Props) {
  return (
    <CoverGrid {...grid}>
      {albums.map((album) => (
        <li key={album.id}>
          <AlbumCard album={album} sizes={sizes} hasArtist={hasArtist} headingLevel={headingLevel} />
        </li>
      ))}
    </CoverGrid>
  );
}

/** The grid while its albums load. */
export function AlbumGridSkeleton({ count, ...grid }: { count: number } & Pick<Props, 'className' | 'aria-label'>) {
  return (
    <CoverGrid aria-busy="true" {...grid}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} data-testid="album-skeleton">
          <AlbumCardPlaceholder />
        </li>
      ))}
    </CoverGrid>
  );
}
