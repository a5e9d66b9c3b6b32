import { readAvifSize } from './avif.ts';
import { textAt, viewAt, type ByteSource } from './byteSource.ts';
import { readJpegSize } from './jpeg.ts';
import type { PictureSize } from './pictureSize.ts';
import { readWebpSize } from './webp.ts';

type SizeReader = (source: ByteSource) => Promise<PictureSize | null>;

/** Width and height as a picture's header says, without decoding it; null where the bytes are no such picture. */
export const pictureReaders: Record<string, SizeReader> = {
  'image/jpeg': readJpegSize,
  'image/png': readPngSize,
  'image/gif': readGifSize,
  'image/webp': readWebpSize,
  'image/avif': readAvifSize,
};

async function readPngSize(source: ByteSource): Promise<PictureSize | null> {
  const view = await viewAt(source, 0, 24);
  const isPng = view?.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a && textAt(view, 12, 4) === 'IHDR';
  return view && isPng ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
}

async function readGifSize(source: ByteSource): Promise<PictureSize | null> {
  const view = await viewAt(source, 0, 13);
  if (!view || !/^GIF8[79]a$/.test(textAt(view, 0, 6))) return null;
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}
