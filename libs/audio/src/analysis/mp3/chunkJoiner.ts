import type { PlanarChunk } from '../planar';

/** Turns many small chunks into few large ones: every message to an encoder thread costs more than its samples. */
export class ChunkJoiner {
  private buffer: PlanarChunk = [];
  private filled = 0;

  constructor(private readonly framesPerChunk: number) {}

  push(chunk: PlanarChunk): PlanarChunk[] {
    const full: PlanarChunk[] = [];
    const frames = chunk[0]?.length ?? 0;
    let from = 0;
    while (from < frames) {
      if (this.buffer.length === 0) this.buffer = chunk.map(() => new Float32Array(this.framesPerChunk));
      const count = Math.min(frames - from, this.framesPerChunk - this.filled);
      chunk.forEach((plane, c) => this.buffer[c]!.set(plane.subarray(from, from + count), this.filled));
      this.filled += count;
      from += count;
      if (this.filled === this.framesPerChunk) full.push(this.take(this.framesPerChunk));
    }
    return full;
  }

  /** What has not filled a chunk; null when nothing is left. */
  rest(): PlanarChunk | null {
    return this.filled === 0 ? null : this.take(this.filled);
  }

  private take(frames: number): PlanarChunk {
    const chunk = this.buffer.map((plane) => plane.subarray(0, frames));
    this.buffer = [];
    this.filled = 0;
    return chunk;
  }
}
