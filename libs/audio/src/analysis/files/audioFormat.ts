/** The three kinds of file that are stored. Others are converted before (see `toStoredFormat`), or refused. */
export type AudioFormat = 'mp3' | 'wav' | 'flac';

export const AUDIO_MIME_TYPES: Readonly<Record<AudioFormat, string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  flac: 'audio/flac',
};

/** What a file says about its music. Empty fields are absent, never empty strings. */
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
