import sharp, { type JpegOptions } from 'sharp';
import { side } from './svg';

/** The stored sizes of a cover in px, each as a JPEG. */
export type CoverFiles = Record<320 | 640 | 1400, Buffer>;

/** Pages begin with these. */
const SMALL: JpegOptions = { quality: 80, mozjpeg: true };
const WHOLE: JpegOptions = { quality: 86, chromaSubsampling: '4:4:4' };

async function bitmap(svg: string, size: number) {
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * size) / side })
    .resize(size, size)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (target: number, encoding: JpegOptions) =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels as 3 } })
      .resize(target, target, { kernel: 'lanczos3' })
      .jpeg(encoding)
      .toBuffer();
}

/** Renders a drawn cover and encodes it in the three sizes. */
export async function renderCover(svg: string): Promise<CoverFiles> {
  const jpeg = await bitmap(svg, 1400);
  const [small, medium, large] = await Promise.all([jpeg(320, SMALL), jpeg(640, SMALL), jpeg(1400, WHOLE)]);
  return { 320: small, 640: medium, 1400: large };
}

/** Renders a drawn portrait and encodes it as the one JPEG (512 px) of an avatar. */
export async function renderAvatar(svg: string): Promise<Buffer> {
  return (await bitmap(svg, 512))(512, WHOLE);
}
