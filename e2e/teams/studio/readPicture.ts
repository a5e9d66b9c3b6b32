import type { Page } from '@playwright/test';

/** Type, side lengths, and the colours at the left, middle and right of a stored picture. */
export const readPicture = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const blob = await (await fetch(address)).blob();
    const bitmap = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const colours = [0.02, 0.5, 0.98].map((share) => {
      const [red, green, blue] = context.getImageData(bitmap.width * share, bitmap.height / 2, 1, 1).data;
      const most = Math.max(red!, green!, blue!);
      return most === red ? 'red' : most === green ? 'green' : 'blue';
    });
    return { type: blob.type, sides: [bitmap.width, bitmap.height], colours };
  }, url);
