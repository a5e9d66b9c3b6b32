import { crc16 } from './crc16';
import { buildInfoFrame } from './lameTag';

const PART_BYTES = 1 << 20;

/**
 * Collects the frames of an MP3 in blobs. A browser keeps these outside of the page's memory, on its disk when they are large: a
 * rendition of hours takes no more of it than one of minutes.
 */
export class FrameCollector {
  private readonly parts: Blob[] = [];
  private part = new Uint8Array(PART_BYTES);
  private filled = 0;
  private first: Uint8Array | null = null;
  private crc = 0;
  /** Of each frame, in bytes. */
  private readonly lengths: number[] = [];

  get count(): number {
    return this.lengths.length;
  }

  push(frame: Uint8Array): void {
    this.first ??= frame.slice();
    this.crc = crc16(frame, this.crc);
    this.lengths.push(frame.length);
    if (this.filled + frame.length > PART_BYTES) this.closePart();
    this.part.set(frame, this.filled);
    this.filled += frame.length;
  }

  /** The whole file, with its information frame. May be called once. */
  finish(delay: { encoderDelay: number; encoderPadding: number }): Blob {
    if (!this.first) throw new Error('An MP3 needs at least one frame.');
    this.closePart();
    const info = buildInfoFrame({ first: this.first, lengths: this.lengths, crc: this.crc }, delay);
    return new Blob([info, ...this.parts]);
  }

  private closePart(): void {
    // The blob copies: the memory is used again for the next part.
    this.parts.push(new Blob([this.part.subarray(0, this.filled)]));
    this.filled = 0;
  }
}
