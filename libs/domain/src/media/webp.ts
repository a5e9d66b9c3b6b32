import { textAt, viewAt, type ByteSource } from './byteSource.ts';
import type { PictureSize } from './pictureSize.ts';

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);

/** The three kinds of WebP keep their size in different places (RFC 9649). */
export async function readWebpSize(source: ByteSource): Promise<PictureSize | null> {
  const view = await viewAt(source, 0, 30);
  if (!view || textAt(view, 0, 4) !== 'RIFF' || textAt(view, 8, 4) !== 'WEBP') return null;
  switch (textAt(view, 12, 4)) {
    case 'VP8X':
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    case 'VP8L': {
      if (view.getUint8(20) !== 0x2f) return null;
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      if (view.getUint8(23) !== 0x9d || view.getUint16(24) !== 0x012a) return null;
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return null;
  }
}
