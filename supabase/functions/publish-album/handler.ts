import { publishAlbumRequestSchema, type PublishAlbumResponse } from '@fairtone/contracts';
import { requireCaller } from '../_shared/caller.ts';
import { serviceClient } from '../_shared/clients.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { albumNotFound, fromDatabase } from '../_shared/refusal.ts';
import { publishAlbum, type AlbumToPublish } from '../_shared/releases/publishAlbum.ts';
import { tidyFiles } from '../_shared/releases/tidyFiles.ts';

/** Albums of other people and deleted ones are answered as if they did not exist. */
async function ownAlbum(callerId: string, albumId: string): Promise<AlbumToPublish> {
  const { data, error } = await serviceClient()
    .from('albums')
    .select('artist_id, cover_image, state')
    .eq('id', albumId)
    .maybeSingle();
  if (error) throw fromDatabase(error);
  if (data?.artist_id !== callerId || data.state === 'deleted') throw albumNotFound();
  return { id: albumId, artistId: callerId, coverUrl: data.cover_image };
}

export const handler = jsonFunction(
  publishAlbumRequestSchema,
  async ({ albumId, allowUnfinished = false }, request): Promise<PublishAlbumResponse> => {
    const caller = await requireCaller(request);
    const album = await ownAlbum(caller.id, albumId);
    const published = await publishAlbum(album, { mark: 'mark_album_published', allowUnfinished });
    // For tracks that the artist has just removed; if this fails, the schedule tries again.
    await tidyFiles(caller.id).catch(console.error);
    return published;
  },
);
