import { Skeleton } from '@fairtone/ui';

/** One line of a badge's text, and its padding. */
const HEIGHT = 'calc(1.45 * var(--size-caption) + 4px)';

/** Placeholder with the height of a badge. */
export function BadgePlaceholder({ width = 64 }: { width?: number }) {
  return <Skeleton width={width} height={HEIGHT} />;
}
