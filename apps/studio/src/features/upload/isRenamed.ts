import type { AudioSourceFormat } from '@fairtone/media';

const ENDINGS: Record<string, AudioSourceFormat> = {
  mp3: 'mp3',
  wav: 'wav',
  wave: 'wav',
  flac: 'flac',
  aif: 'aiff',
  aiff: 'aiff',
  aifc: 'aiff',
  m4a: 'alac',
};

/**
 * Whether a name promises another kind of music than the file holds: a lossy file under a lossless name, say. A name that
 * promises nothing is fine.
 */
export function isRenamed(fileName: string, format: AudioSourceFormat): boolean {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return (ENDINGS[ending] ?? format) !== format;
}
