/** The three stored formats. Files of other formats are converted first (see `toStoredFormat`) or refused. */
export type AudioFormat = 'mp3' | 'wav' | 'flac';

export const AUDIO_MIME_TYPES: Readonly<Record<AudioFormat, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  flac: 'audio/flac',
};

/** Tags of a file. Missing fields are absent, never empty strings. */
export type TrackTags = {
  title?: string;
  artist?: string;
  album?: string;
  trackNumber?: number;
  discNumber?: number;
  year?: number;
  genre?: string;
  cover?: { mimeType: string; bytes: Uint8Array };
};
