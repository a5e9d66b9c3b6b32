import type { AudioFormat } from '@fairtone/audio/analysis';

export type FileKind = 'original' | 'purchase' | 'stream';

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
}

/** A file that was read to its end: what it holds, what it is called, and the three files that are kept of it. */
export interface PreparedTrack {
  facts: TrackFacts;
  /** From the file's tag; null when it has none. */
  title: string | null;
  files: PreparedFile[];
}

/** A file as the database remembers it. */
export interface StoredFile {
  kind: FileKind;
  format: AudioFormat;
  path: string;
  bytes: number;
}

/** `{artist}/{track}/original.flac`: the folder that policies let this artist write. */
export function masterPath(artistId: string, trackId: string, file: Pick<PreparedFile, 'kind' | 'format'>): string {
  return `${artistId}/${trackId}/${file.kind}.${file.format}`;
}
