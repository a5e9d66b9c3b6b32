export const ALBUM_TITLE_MIN = 2;
export const ALBUM_TITLE_MAX = 200;
export const TRACKS_PER_ALBUM_MAX = 20;
/** The storage accepts no larger file: about half an hour of 24 bit, 96 kHz stereo. */
export const MASTER_MAX_BYTES = 1024 ** 3;
/** Side of the recommended square cover, and of the largest stored size, in pixels. */
export const COVER_SIDE_PX = 1400;
/** Stored sides of a cover, in pixels; the file name ends with the side. */
export const COVER_SIZES_PX = [320, 640, 1400] as const;

/** JPEG quality of a stored cover, from 0 to 1. Pages begin with many small covers, mostly shown smaller than stored. */
export const coverQuality = (sidePx: number): number => (sidePx < COVER_SIDE_PX ? 0.8 : 0.9);

export type AlbumState = 'draft' | 'scheduled' | 'public' | 'withdrawn';

/** The same cover in another stored size: `…-1400.jpg` gives `…-320.jpg`. Other urls come back unchanged. */
export function coverAtSize(url: string, sidePx: (typeof COVER_SIZES_PX)[number]): string {
  return url.replace(/-1400\.jpg$/, `-${sidePx}.jpg`);
}

interface Numbered {
  trackNumber: number;
}

/** Numbers tracks from 1 in the order given. */
export function renumber<T extends Numbered>(tracks: readonly T[]): T[] {
  return tracks.map((track, index) => ({ ...track, trackNumber: index + 1 }));
}

/** Moves the track at `from` to `to` and renumbers. Moves beyond either end change nothing. */
export function moveTrack<T extends Numbered>(tracks: readonly T[], from: number, to: number): T[] {
  if (from < 0 || to < 0 || from >= tracks.length || to >= tracks.length) return [...tracks];
  const moved = [...tracks];
  const [track] = moved.splice(from, 1);
  moved.splice(to, 0, track as T);
  return renumber(moved);
}
