import type { TrackTags } from '../files/audioFormat';

/** Tags of a downloaded file: those of the track, and its position on the album. */
export interface WrittenTags extends TrackTags {
  /** Artist of the album. Players group an album by it, even when its tracks have other artists. */
  albumArtist?: string;
  /** Number of tracks of the album. */
  trackTotal?: number;
}

/** "3/12", or "3" when the total is unknown or smaller than the number. */
export function ofTotal(number: number | undefined, total: number | undefined): string | undefined {
  if (number === undefined) return undefined;
  return total === undefined || total < number ? String(number) : `${number}/${total}`;
}
