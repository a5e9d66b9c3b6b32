import type { TrackTags } from '@fairtone/audio/analysis';

export interface Verdict {
  /**
   * The file's format and, after an arrow, the stored format; seconds, rate and channels of the decoded sound; or the code of the
   * refusal: 'aiff → flac, 1.00 s, 44100 Hz, 2' or 'refused: empty'.
   */
  outcome: string;
  /** Why the storage refuses the file under the type of its extension; null when it accepts it, or its bucket does not accept that type. */
  storage: string | null;
  /** For converted files: whether ffmpeg decodes the same samples from the file and from the stored one. */
  isLossless?: boolean;
  /** For converted files: the tags of the stored file; for a cover its type. */
  tags?: Omit<TrackTags, 'cover'> & { cover?: string };
}
