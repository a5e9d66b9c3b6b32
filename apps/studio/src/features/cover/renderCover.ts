import { COVER_SIZES_PX, coverQuality } from '@fairtone/domain';
import { encodeSquare, type CropArea } from '@fairtone/ui';

/** One stored size of a cover, as JPEG. */
export interface CoverSize {
  sidePx: number;
  blob: Blob;
}

/** A cropped cover: one JPEG for each stored size, and a URL that shows it before it is uploaded. */
export interface CoverFile {
  sizes: CoverSize[];
  previewUrl: string;
}

/** Cuts the area out of the picture and makes every stored size of it. */
export async function renderCover(picture: HTMLImageElement, area: CropArea): Promise<CoverFile> {
  const sizes: CoverSize[] = [];
  for (const sidePx of COVER_SIZES_PX) {
    const blob = await encodeSquare(picture, area, { sidePx, quality: coverQuality(sidePx) });
    sizes.push({ sidePx, blob });
  }
  return coverOf(sizes);
}

/** @param sizes in ascending order */
export function coverOf(sizes: CoverSize[]): CoverFile {
  const largest = sizes.at(-1);
  return { sizes, previewUrl: largest ? URL.createObjectURL(largest.blob) : '' };
}
