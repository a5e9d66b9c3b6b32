import { getRest } from '@fairtone/platform';
import * as z from 'zod/mini';
import { newestFirst, type Place } from '../../api/newestFirst';

const PAGE = 100;
const rowSchema = z.object({
  id: z.uuid(),
  album_id: z.uuid(),
  album_title: z.string(),
  artist_name: z.string(),
  created_at: z.string(),
});
export type OwnedAlbum = z.infer<typeof rowSchema>;

/** The number of albums that a user owns. */
export async function countOwned(userId: string, signal: AbortSignal): Promise<number> {
  const { count, error } = await getRest()
    .from('purchases')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId)
    .is('revoked_at', null)
    .abortSignal(signal);
  if (error) throw new Error(error.message);
  return count ?? 0;
}

/** Yields the albums that a user owns, newest first, each once. Fetches a page when the previous one is used up. */
export async function* ownedAlbums(userId: string, signal: AbortSignal): AsyncGenerator<OwnedAlbum> {
  const seen = new Set<string>();
  let place: Place = null;
  for (;;) {
    const rows: OwnedAlbum[] = await ownedPage(userId, place, signal);
    for (const row of rows) {
      if (!seen.has(row.album_id)) yield row;
      seen.add(row.album_id);
    }
    place = rows.at(-1) ?? null;
    if (rows.length < PAGE) return;
  }
}

async function ownedPage(userId: string, place: Place, signal: AbortSignal): Promise<OwnedAlbum[]> {
  const owned = getRest()
    .from('purchases')
    .select('id, album_id, album_title, artist_name, created_at')
    .eq('user_id', userId)
    .is('revoked_at', null);
  const { data, error } = await newestFirst(owned, place, PAGE).abortSignal(signal);
  if (error) throw new Error(error.message);
  return z.array(rowSchema).parse(data);
}
