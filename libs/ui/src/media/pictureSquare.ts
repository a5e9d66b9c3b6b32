/** A square part of a picture, in pixels of the picture. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const QUALITY = 0.9;

/** Renders the area as a JPEG, `sidePx` high and wide. Rejects when the browser cannot draw it. */
export const renderSquare = (picture: HTMLImageElement, area: CropArea, sidePx: number): Promise<Blob> =>
  encodeSquare(picture, area, { sidePx, quality: QUALITY });

/**
 * Like `renderSquare`, in another quality.
 * @param quality from 0 to 1
 */
export function encodeSquare(
  picture: HTMLImageElement,
  area: CropArea,
  { sidePx, quality }: { sidePx: number; quality: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = sidePx;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('This browser gives no canvas to draw the picture on'));
  // JPEG has no transparency; without a background, transparent pixels would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, sidePx, sidePx);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, sidePx, sidePx);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))),
      'image/jpeg',
      quality,
    );
  });
}

/** Loads and decodes a picture. @throws DOMException `EncodingError` when the file is not a picture */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}
