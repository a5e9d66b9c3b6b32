import { crc16 } from './crc16';
import { buildInfoFrame } from './lameTag';

const PART_BYTES = 1 << 20;

/**
 * Collects the frames of an MP3 in Blobs. Browsers store Blobs outside of the page's memory, large ones on disk, so
 * that a rendition of hours needs no more memory than one of minutes.
 */
export class FrameCollector {
  private readonly parts: Blob[] = [];
  private part = new Uint8Array(PART_BYTES);
  private filled = 0;
  private first: Uint8Array | null = null;
  private crc = 0;
  /** Length of each frame in bytes. */
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

  /** Returns the complete file with its information frame. May be called once. */
  finish(delay: { encoderDelay: number; encoderPadding: number }): Blob {
    if (!this.first) throw new Error('An MP3 needs at least one frame.');
    this.closePart();
    const info = buildInfoFrame({ first: this.first, lengths: this.lengths, crc: this.crc }, delay);
    return new Blob([info, ...this.parts]);
  }

  private closePart(): void {
    // The Blob copies the bytes, so the buffer can be reused.
    this.parts.push(new Blob([this.part.subarray(0, this.filled)]));
    this.filled = 0;
  }
}
