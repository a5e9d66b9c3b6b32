import { COVER_SIZES_PX } from '@fairtone/domain';

/** A square part of a picture, in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A cover that was cropped here: one JPEG for each stored size, and a url to show it before it is uploaded. */
export interface CoverFile {
  sizes: { sidePx: number; blob: Blob }[];
  previewUrl: string;
}

const JPEG_QUALITY = 0.9;

/** Cuts the area out of the picture and makes every stored size of it. */
export async function renderCover(picture: HTMLImageElement, area: CropArea): Promise<CoverFile> {
  const sizes = [];
  for (const sidePx of COVER_SIZES_PX) sizes.push({ sidePx, blob: await renderSquare(picture, area, sidePx) });
  const largest = sizes.at(-1);
  return { sizes, previewUrl: largest ? URL.createObjectURL(largest.blob) : '' };
}

function renderSquare(picture: HTMLImageElement, area: CropArea, sidePx: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = sidePx;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('This browser gives no canvas to draw the cover on'));
  // JPEG knows no transparency; without a ground, see-through pictures would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, sidePx, sidePx);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, sidePx, sidePx);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The cover could not be drawn'))),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}

/** The largest square in the middle of a picture. */
export function middleSquare({ naturalWidth, naturalHeight }: HTMLImageElement): CropArea {
  const side = Math.min(naturalWidth, naturalHeight);
  return { x: (naturalWidth - side) / 2, y: (naturalHeight - side) / 2, width: side, height: side };
}

/** Loads a picture from a url of this page. @throws when it is no picture, whatever its name says */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}
