import type { CropArea } from '@fairtone/ui';

/** The largest square in the middle of a picture. */
export function middleSquare({ width, height }: { width: number; height: number }): CropArea {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}
