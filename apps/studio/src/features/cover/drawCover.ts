import { loadPicture } from '@fairtone/ui';
import { middleSquare } from './middleSquare';
import { coverOf, renderCover, type CoverFile, type CoverSize } from './renderCover';

/** The only message that the worker sends. */
export type CoverAnswer = { sizes: CoverSize[] } | { failure: string };

/**
 * Makes a cover of the middle square of a picture, in a worker: decoding and drawing a large picture takes half a
 * second, in which the page would not show typed text.
 * @throws Error when the blob is not a picture
 */
export async function drawCover(picture: Blob, createWorker: () => Promise<Worker>): Promise<CoverFile> {
  if (typeof OffscreenCanvas === 'undefined') return drawOnPage(picture);
  const worker = await createWorker();
  try {
    const answer = await new Promise<CoverAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<CoverAnswer>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage({ picture });
    });
    if ('failure' in answer) throw new Error(answer.failure);
    return coverOf(answer.sizes);
  } finally {
    worker.terminate();
  }
}

/** For browsers without OffscreenCanvas (before 2023). */
async function drawOnPage(picture: Blob): Promise<CoverFile> {
  const url = URL.createObjectURL(picture);
  try {
    const image = await loadPicture(url);
    return await renderCover(image, middleSquare({ width: image.naturalWidth, height: image.naturalHeight }));
  } finally {
    URL.revokeObjectURL(url);
  }
}
