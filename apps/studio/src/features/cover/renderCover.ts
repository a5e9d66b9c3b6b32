import { COVER_SIZES_PX } from '@fairtone/domain';
import { renderSquare, type CropArea } from '@fairtone/ui';

/** A cover that was cropped here: one JPEG for each stored size, and a url to show it before it is uploaded. */
export interface CoverFile {
  sizes: { sidePx: number; blob: Blob }[];
  previewUrl: string;
}

/** Cuts the area out of the picture and makes every stored size of it. */
export async function renderCover(picture: HTMLImageElement, area: CropArea): Promise<CoverFile> {
  const sizes = [];
  for (const sidePx of COVER_SIZES_PX) sizes.push({ sidePx, blob: await renderSquare(picture, area, sidePx) });
  const largest = sizes.at(-1);
  return { sizes, previewUrl: largest ? URL.createObjectURL(largest.blob) : '' };
}

/** The largest square in the middle of a picture. */
export function middleSquare({ naturalWidth, naturalHeight }: HTMLImageElement): CropArea {
  const side = Math.min(naturalWidth, naturalHeight);
  return { x: (naturalWidth - side) / 2, y: (naturalHeight - side) / 2, width: side, height: side };
}
