import type { PlanarChunk } from '../planar';

/** Drops samples at both ends of a stream of unknown length. Holds back only as many samples as it may have to drop. */
export async function* trimChunks(
  chunks: AsyncIterable<PlanarChunk>,
  trim: { start: number; end: number },
): AsyncGenerator<PlanarChunk> {
  let toSkip = trim.start;
  let heldFrames = 0;
  const held: PlanarChunk[] = [];
  for await (const chunk of chunks) {
    const length = chunk[0]?.length ?? 0;
    const skipped = Math.min(toSkip, length);
    toSkip -= skipped;
    if (skipped === length) continue;
    held.push(skipped > 0 ? chunk.map((plane) => plane.subarray(skipped)) : chunk);
    heldFrames += length - skipped;
    while (heldFrames - (held[0]?.[0]?.length ?? 0) >= trim.end && held.length > 0) {
      const ready = held.shift()!;
      heldFrames -= ready[0]!.length;
      yield ready;
    }
  }
  for (const chunk of held) {
    const length = chunk[0]!.length;
    const kept = Math.min(length, Math.max(0, heldFrames - trim.end));
    heldFrames -= length;
    if (kept > 0) yield kept === length ? chunk : chunk.map((plane) => plane.subarray(0, kept));
  }
}
