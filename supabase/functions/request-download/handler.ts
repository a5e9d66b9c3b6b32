import { requestDownloadRequestSchema, type RequestDownloadResponse } from '@fairtone/contracts';
import { readCaller, type Caller } from '../_shared/caller.ts';
import { serviceClient } from '../_shared/clients.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { albumNotFound, fromDatabase, loginRequired, Refusal } from '../_shared/refusal.ts';
import { signedFiles } from './files.ts';

async function findAlbum(albumId: string) {
  const { data, error } = await serviceClient()
    .from('albums')
    .select('id, title, release_date, genre, cover_image, state, artist:profiles!inner(name)')
    .eq('id', albumId)
    .maybeSingle();
  if (error) throw fromDatabase(error);
  if (!data) throw albumNotFound();
  return data;
}

/** Names of album and artist in a buyer's purchase and receipt; null for people who did not buy it. */
async function wordsOfSale(caller: Caller | null, albumId: string): Promise<{ title: string; artist: string } | null> {
  if (!caller) return null;
  const { data, error } = await serviceClient()
    .from('purchases')
    .select('title:album_title, artist:artist_name')
    .eq('album_id', albumId)
    .eq('user_id', caller.id)
    .is('revoked_at', null)
    .maybeSingle();
  if (error) throw fromDatabase(error);
  return data;
}

/** @throws Refusal with what other people may know: only a public album is admitted to exist */
async function requireRight(caller: Caller | null, album: { id: string; state: string }): Promise<void> {
  // A guest is null, which SQL accepts and the generated type does not include; without the argument no function would match.
  const userId = (caller?.id ?? null) as string;
  const { data: isAllowed, error } = await serviceClient().rpc('can_download', { user_id: userId, album_id: album.id });
  if (error) throw fromDatabase(error);
  if (isAllowed) return;
  if (album.state !== 'public') throw albumNotFound();
  throw caller ? new Refusal(403, 'not_owned', 'Buy the album to download it.') : loginRequired();
}

/** Returns short-lived URLs of an album's files to people who may download it: the owner, buyers, everyone if it is free. */
export const handler = jsonFunction(
  requestDownloadRequestSchema,
  async ({ albumId, format, trackId }, request): Promise<RequestDownloadResponse> => {
    const [caller, album] = await Promise.all([readCaller(request), findAlbum(albumId)]);
    await requireRight(caller, album);
    const [{ files, trackTotal }, sold] = await Promise.all([
      signedFiles({ userId: caller?.id ?? null, albumId, format, trackId }),
      wordsOfSale(caller, albumId),
    ]);
    if (files.length === 0) throw new Refusal(404, 'no_files', 'There are no files of this kind.');
    return {
      album: {
        id: album.id,
        // The artist may rename both, or leave: buyers keep the names of the purchase.
        title: sold?.title ?? album.title,
        artist: sold?.artist ?? album.artist.name,
        year: Number(album.release_date.slice(0, 4)) || null,
        genre: album.genre,
        coverUrl: album.cover_image,
        trackTotal,
      },
      files,
    };
  },
);
