import { Skeleton } from '../feedback/Skeleton';
import { Stack } from '../layout/Stack';

/** Placeholder of an album card while it loads. */
export function AlbumCardSkeleton() {
  return (
    <Stack gap={2} aria-hidden className="album-card-skeleton">
      <Skeleton shape="square" />
      <Skeleton width="80%" height="1.15em" />
      <Skeleton width="55%" height="0.95em" />
    </Stack>
  );
}
