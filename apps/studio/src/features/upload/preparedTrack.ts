import type { AudioFormat } from '@fairtone/audio/analysis';

export type FileKind = 'original' | 'purchase' | 'stream';

/** What is kept of a master. Who buys an MP3 gets the master itself: a rendition of it would only be larger and worse. */
export const kindsOf = (master: AudioFormat): FileKind[] =>
  master === 'mp3' ? ['original', 'stream'] : ['original', 'purchase', 'stream'];

/** What is stored with a track, measured in the worker. Delay and padding belong to the 128 kbit/s stream. */
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
  /** Of an original: it was made of the artist's file, which is of a format that is not stored. */
  isConverted?: boolean;
}

/** The tags of a file that the form can use. */
export interface FileTags {
  title?: string;
  album?: string;
  genre?: string;
  cover?: Blob;
  trackNumber?: number;
  discNumber?: number;
}

/** An analysed file: its facts, its tags, and the files to store. */
export interface PreparedTrack {
  facts: TrackFacts;
  tags: FileTags;
  files: PreparedFile[];
}

/** A file as the database remembers it. */
export interface StoredFile {
  kind: FileKind;
  format: AudioFormat;
  path: string;
  bytes: number;
  /** When it arrived, in milliseconds since 1970; not known of files that the album had before. */
  storedAt?: number;
}

/** Whether all files of a track are there. */
export function isComplete(files: readonly Pick<StoredFile, 'kind' | 'format'>[]): boolean {
  const original = files.find(({ kind }) => kind === 'original');
  return Boolean(original && kindsOf(original.format).every((kind) => files.some((file) => file.kind === kind)));
}

/** `{artist}/{track}/original.flac`: the folder that policies let this artist write. */
export function masterPath(artistId: string, trackId: string, file: Pick<PreparedFile, 'kind' | 'format'>): string {
  return `${artistId}/${trackId}/${file.kind}.${file.format}`;
}

/** Every place where something of a track may lie. */
export function masterPaths(artistId: string, trackId: string): string[] {
  const originals = (['mp3', 'wav', 'flac'] as const).map((format) => ({ kind: 'original', format }) as const);
  const renditions = (['purchase', 'stream'] as const).map((kind) => ({ kind, format: 'mp3' }) as const);
  return [...originals, ...renditions].map((file) => masterPath(artistId, trackId, file));
}
