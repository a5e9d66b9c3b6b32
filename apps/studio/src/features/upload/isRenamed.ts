import type { AudioFormat } from '@fairtone/audio/analysis';

const ENDINGS: Record<string, AudioFormat> = { mp3: 'mp3', wav: 'wav', wave: 'wav', flac: 'flac' };

/**
 * Whether a name promises another kind of music than the file holds: a lossy file under a lossless name, say. A name that
 * promises nothing is fine.
 */
export function isRenamed(fileName: string, format: AudioFormat): boolean {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return (ENDINGS[ending] ?? format) !== format;
}
