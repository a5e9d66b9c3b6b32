import { Badge } from '@fairtone/ui';
import { useGenreLabel } from './useGenreLabel';

/** The first genre of an album or artist. */
export function GenreBadge({ genres }: { genres: readonly string[] }) {
  const labelOf = useGenreLabel();
  return <Badge>{labelOf(genres[0])}</Badge>;
}
