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
 * Whether the extension of a name belongs to another format than the file's content, for example a lossy file with a
 * lossless name. False for unknown extensions.
 */
export function isRenamed(fileName: string, format: AudioSourceFormat): boolean {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return (ENDINGS[ending] ?? format) !== format;
}
