import { isLongAlbum, personId, trackId } from '../../content/catalog/index.ts';
import type { MusicJob } from '../../content/music/worker.ts';
import { musicOrder } from '../catalogOrder.ts';
import type { DemoDeps } from '../deps.ts';

/** A track that has a row but no sound yet. */
export type MissingTrack = {
  id: string;
  album: string;
  artistId: string;
  isLong: boolean;
  job: Omit<MusicJob, 'id' | 'outDir' | 'cover'>;
};

/** The missing tracks, in the order in which they are made. */
export async function missingTracks({ sql, catalog }: DemoDeps): Promise<MissingTrack[]> {
  const rows = await sql<{ id: string; year: number }[]>`
    select tracks.id, extract(year from release_date)::integer as year
    from public.tracks join public.albums on albums.id = album_id where status = 'processing'`;
  const waiting = new Map(rows.map((row) => [row.id, row]));
  return musicOrder(catalog).flatMap(({ artist, album }) =>
    album.tracks.flatMap((track, index) => {
      const row = waiting.get(trackId(album.key, index + 1));
      if (!row) return [];
      const genre = track.genre ?? album.genres[0];
      const tags = {
        title: track.title,
        artist: artist.name,
        album: album.title,
        trackNumber: index + 1,
        year: row.year,
        genre,
      };
      const job = { genre, seed: track.seed, seconds: track.seconds, master: album.master, tags };
      return [{ id: row.id, album: album.key, artistId: personId(artist.key), isLong: isLongAlbum(album), job }];
    }),
  );
}
