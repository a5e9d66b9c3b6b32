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
   * Whether to walk through all frames of an MP3, which shows how many there are. Without it a few small reads do, whatever the size;
   * nothing is refused then that the walk would accept.
   */
  isWhole?: boolean;
  /** The only container to inspect; for other files the result has the kind alone. */
  only?: Container;
}

/**
 * Judges a sound file by its bytes: what it is and whether it can become a track. The browser asks before an upload and the
 * storage after it; there is no second rule.
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
