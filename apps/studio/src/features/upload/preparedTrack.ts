import type { AudioFormat } from '@fairtone/audio/analysis';

export type FileKind = 'original' | 'purchase' | 'stream';

/**
 * The files that are stored of a master. Buyers of an MP3 master get the master itself: an MP3 rendition of it would be
 * larger and worse.
 */
export const kindsOf = (master: AudioFormat): FileKind[] =>
  master === 'mp3' ? ['original', 'stream'] : ['original', 'purchase', 'stream'];

/** Measurements that are stored with a track. Delay and padding (in samples) are those of the 128 kbit/s stream. */
export interface TrackFacts {
  durationMs: number;
  loudnessLufs: number;
  truePeakDb: number;
  peaks: number[];
  encoderDelay: number;
  encoderPadding: number;
  sampleRate: number;
}

export interface PreparedFile {
  kind: FileKind;
  format: AudioFormat;
  blob: Blob;
  /** For an original: whether it was converted from the artist's file, whose format is not stored. */
  isConverted?: boolean;
}

/** The tags of a file that the form uses. */
export interface FileTags {
  title?: string;
  album?: string;
  genre?: string;
  cover?: Blob;
  trackNumber?: number;
  discNumber?: number;
}

/** A fully read file: its audio facts, its tags, and the files to store. */
export interface PreparedTrack {
  facts: TrackFacts;
  tags: FileTags;
  files: PreparedFile[];
}

/** A stored file, as in the table `track_files`. */
export interface StoredFile {
  kind: FileKind;
  format: AudioFormat;
  path: string;
  bytes: number;
  /** When it was uploaded, in milliseconds since 1970; unknown for files that the album already had. */
  storedAt?: number;
}

/** Whether all files of a track are uploaded. */
export function isComplete(files: readonly Pick<StoredFile, 'kind' | 'format'>[]): boolean {
  const original = files.find(({ kind }) => kind === 'original');
  return Boolean(original && kindsOf(original.format).every((kind) => files.some((file) => file.kind === kind)));
}

/** `{artist}/{track}/original.flac`: policies allow the artist to write to this folder. */
export function masterPath(artistId: string, trackId: string, file: Pick<PreparedFile, 'kind' | 'format'>): string {
  return `${artistId}/${trackId}/${file.kind}.${file.format}`;
}

/** Every path that a file of a track can have. */
export function masterPaths(artistId: string, trackId: string): string[] {
  const originals = (['mp3', 'wav', 'flac'] as const).map((format) => ({ kind: 'original', format }) as const);
  const renditions = (['purchase', 'stream'] as const).map((kind) => ({ kind, format: 'mp3' }) as const);
  return [...originals, ...renditions].map((file) => masterPath(artistId, trackId, file));
}
