import { COVER_SIZES_PX, coverQuality } from '@fairtone/domain';
import type { CoverAnswer } from './drawCover';
import { middleSquare } from './middleSquare';
import type { CoverSize } from './renderCover';

const respond = (answer: CoverAnswer) => self.postMessage(answer);

self.onmessage = async ({ data: { picture } }: MessageEvent<{ picture: Blob }>) => {
  try {
    const bitmap = await createImageBitmap(picture);
    const sizes: CoverSize[] = [];
    for (const sidePx of COVER_SIZES_PX) sizes.push({ sidePx, blob: await draw(bitmap, sidePx) });
    respond({ sizes });
  } catch (error) {
    respond({ failure: String(error) });
  }
};

/** Draws the middle square of the picture, like `renderSquare` of libs/ui does on a page. */
function draw(bitmap: ImageBitmap, sidePx: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(sidePx, sidePx);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw the picture on');
  context.fillStyle = 'white';
  context.fillRect(0, 0, sidePx, sidePx);
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = middleSquare(bitmap);
  context.drawImage(bitmap, x, y, width, height, 0, 0, sidePx, sidePx);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: coverQuality(sidePx) });
}
