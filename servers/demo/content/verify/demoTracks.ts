import { CATALOGS } from '../catalog/index';
import type { TrackRequest } from '../music/trackRequest';

export type DemoTrack = TrackRequest & { name: string };

/** All pieces of both demo catalogs. */
export const DEMO_TRACKS: DemoTrack[] = Object.entries(CATALOGS).flatMap(([size, { artists }]) =>
  artists.flatMap((artist) =>
    artist.albums.flatMap((album) =>
      album.tracks.map(({ title, seed, seconds, genre = album.genres[0] }) => ({
        name: `${title} (${artist.name}, ${size})`,
        genre,
        seed,
        seconds,
      })),
    ),
  ),
);
