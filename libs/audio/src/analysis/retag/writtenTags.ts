import type { TrackTags } from '../files/audioFormat';

/** Tags that are written into a downloaded file: title, artist, album, and the track's number in the whole album. */
export interface WrittenTags extends TrackTags {
  /** Whose album it is: players sort an album by it, also where its tracks name other artists. */
  albumArtist?: string;
  /** How many tracks the whole album has. */
  trackTotal?: number;
}

/** "3/12", or "3" when the total is unknown. */
export function ofTotal(number: number | undefined, total: number | undefined): string | undefined {
  if (number === undefined) return undefined;
  return total === undefined || total < number ? String(number) : `${number}/${total}`;
}
