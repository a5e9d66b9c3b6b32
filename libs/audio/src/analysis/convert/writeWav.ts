import { wavHeader } from '../retag/rewriteWav';
import { blockBytesOf, type PcmSource } from './pcm';

/** Writes the samples to a WAV, which supports what FLAC cannot: floats, 32 bits, any rate. */
export async function writeWav(pcm: PcmSource, onFrames: (frames: number) => void): Promise<Blob> {
  const parts: Blob[] = [];
  let bytes = 0;
  for await (const chunk of pcm.chunks) {
    parts.push(new Blob([chunk]));
    bytes += chunk.length;
    onFrames(bytes / blockBytesOf(pcm));
  }
  return new Blob([wavHeader({ ...pcm, bytes }), ...parts, new Uint8Array(bytes % 2)], { type: 'audio/wav' });
}
