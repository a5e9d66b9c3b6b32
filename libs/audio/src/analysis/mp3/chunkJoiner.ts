import type { PlanarChunk } from '../planar';

const FULL_SCALE = 32768;

/**
 * Joins small chunks into large ones of 16-bit samples, because each message to an encoder thread costs more than its
 * samples.
 */
export class ChunkJoiner {
  private buffer: Int16Array<ArrayBuffer> | null = null;
  private filled = 0;

  constructor(
    private readonly framesPerChunk: number,
    private readonly channels: number,
  ) {}

  /** @returns full chunks; in each, the planes follow one another */
  push(chunk: PlanarChunk): Int16Array<ArrayBuffer>[] {
    const full: Int16Array<ArrayBuffer>[] = [];
    const frames = chunk[0]?.length ?? 0;
    let from = 0;
    while (from < frames) {
      this.buffer ??= new Int16Array(this.framesPerChunk * this.channels);
      const count = Math.min(frames - from, this.framesPerChunk - this.filled);
      for (let c = 0; c < this.channels; c++)
        quantise(chunk[c]!, from, count, this.buffer, c * this.framesPerChunk + this.filled);
      this.filled += count;
      from += count;
      if (this.filled === this.framesPerChunk) full.push(this.take());
    }
    return full;
  }

  /** The samples of the last, incomplete chunk; null when there are none. */
  rest(): Int16Array<ArrayBuffer> | null {
    return this.filled === 0 ? null : this.take();
  }

  private take(): Int16Array<ArrayBuffer> {
    const { buffer, filled, framesPerChunk } = this;
    // The planes of an incomplete chunk have gaps between them.
    for (let c = 1; c < this.channels; c++)
      buffer!.copyWithin(c * filled, c * framesPerChunk, c * framesPerChunk + filled);
    this.buffer = null;
    this.filled = 0;
    return buffer!.subarray(0, filled * this.channels);
  }
}

/** Converts to 16 bits, which this build of LAME expects. Rounds and limits like mediabunny. */
function quantise(source: Float32Array, from: number, count: number, target: Int16Array, at: number): void {
  for (let i = 0; i < count; i++) {
    const value = Math.round(source[from + i]! * FULL_SCALE);
    target[at + i] = value > 32767 ? 32767 : value < -32768 ? -32768 : value;
  }
}
