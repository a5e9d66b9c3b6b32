import type { ByteSource } from '../byteSource.ts';
import { fault, type AudioFacts, type AudioFault } from './audioFile.ts';
import { detectAudio, type Container } from './detectAudio.ts';
import { inspectAiff } from './inspectAiff.ts';
import { inspectFlac } from './inspectFlac.ts';
import { inspectMp3 } from './inspectMp3.ts';
import { inspectMp4 } from './inspectMp4.ts';
import { inspectWav } from './inspectWav.ts';
import { skipId3 } from './skipId3.ts';

interface Options {
  /**
   * Whether to read all frames of an MP3, which determines their number. Without it a few small reads are enough for
   * any size, and no file is refused that reading all frames would accept.
   */
  isWhole?: boolean;
  /** The only format to inspect; for other files the result contains only the detected format. */
  only?: Container;
}

/**
 * Inspects an audio file by its bytes: its format, and whether it can become a track. The browser uses this function
 * before an upload and the storage after it, so that both apply the same rules.
 */
export async function inspectAudio(
  source: ByteSource,
  options?: Omit<Options, 'only'>,
): Promise<AudioFacts | AudioFault>;
export async function inspectAudio(
  source: ByteSource,
  options: Options,
): Promise<AudioFacts | AudioFault | { other: Container }>;
export async function inspectAudio(
  source: ByteSource,
  { isWhole = false, only }: Options = {},
): Promise<AudioFacts | AudioFault | { other: Container }> {
  if (source.size === 0) return fault('empty', 'This file is empty.');
  const start = await skipId3(source);
  if (start === null) return fault('truncated', 'This file ends inside its tags.');
  const container = await detectAudio(source, start);
  if (typeof container !== 'string') return container;
  if (only && container !== only) return { other: container };
  switch (container) {
    case 'wav':
      return inspectWav(source, start);
    case 'flac':
      return inspectFlac(source, start);
    case 'aiff':
      return inspectAiff(source, start);
    case 'mp4':
      return inspectMp4(source);
    case 'mp3':
      return inspectMp3(source, start, isWhole);
  }
}
