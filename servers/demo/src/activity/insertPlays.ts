import { albumId, personId, trackId, type DemoCatalog } from '../../content/catalog/index.ts';
import type { Transaction } from '../shop.ts';
import { newestFirst } from '../catalogOrder.ts';
import { guestPlays } from './guestPlays.ts';
import { listenerPlays } from './listenerPlays.ts';

/** Keeps a statement far below Postgres' 65 535 parameters. */
const BATCH = 2000;

export async function insertPlays(sql: Transaction, catalog: DemoCatalog, now: Date): Promise<void> {
  const artistOf = new Map(newestFirst(catalog).map(({ artist, album }) => [album.key, personId(artist.key)]));
  const rows = [...guestPlays(catalog, now), ...listenerPlays(catalog, now)].map((play) => ({
    track_id: trackId(play.album, play.track),
    album_id: albumId(play.album),
    artist_id: artistOf.get(play.album)!,
    listener_id: play.listener === null ? null : personId(play.listener),
    created_at: play.at,
  }));
  for (let start = 0; start < rows.length; start += BATCH) {
    // The same track twice within half an hour counts once, as everywhere.
    await sql`insert into public.plays ${sql(rows.slice(start, start + BATCH))} on conflict do nothing`;
  }
}
