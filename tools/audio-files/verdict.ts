import type { TrackTags } from '@fairtone/audio/analysis';

export interface Verdict {
  /**
   * What a file is and, after an arrow, what is stored of it; seconds, rate and channels of what that decodes to; or the code of the
   * refusal: 'aiff → flac, 1.00 s, 44100 Hz, 2' or 'refused: empty'.
   */
  outcome: string;
  /** Why the storage refuses the file under the type of its ending; null where it takes it, or its bucket takes no such type. */
  storage: string | null;
  /** Of what is converted: whether ffmpeg decodes the same samples from the file and from what is stored. */
  isLossless?: boolean;
  /** Of what is converted: the tags of what is stored; of a cover its type. */
  tags?: Omit<TrackTags, 'cover'> & { cover?: string };
}
