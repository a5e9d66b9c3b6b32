import { boxesIn, boxInside, type Box } from './boxes.ts';
import { textAt, viewAt, type ByteSource } from './byteSource.ts';
import type { PictureSize } from './pictureSize.ts';

/** The largest size that any picture of the file claims: ftyp, then meta / iprp / ipco / ispe. */
export async function readAvifSize(source: ByteSource): Promise<PictureSize | null> {
  // What claims more than there is has no say.
  const top = (await boxesIn(source, 0, source.size)).filter(({ end }) => end <= source.size);
  const [type] = top;
  if (type?.type !== 'ftyp' || !(await isAvif(source, type))) return null;
  const meta = top.find((box) => box.type === 'meta');
  // meta alone begins with a version and flags.
  const properties = meta && (await boxInside(source, { ...meta, start: meta.start + 4 }, ['iprp', 'ipco']));
  if (!properties) return null;
  let largest: PictureSize | null = null;
  for (const box of await boxesIn(source, properties.start, properties.end)) {
    const view = box.type === 'ispe' ? await viewAt(source, box.start, 12) : null;
    if (!view) continue;
    const size = { width: view.getUint32(4), height: view.getUint32(8) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

async function isAvif(source: ByteSource, { start, end }: Box): Promise<boolean> {
  const view = await viewAt(source, start, Math.min(end - start, 256));
  if (!view) return false;
  return /avi[fs]/.test(textAt(view, 0, view.byteLength));
}
