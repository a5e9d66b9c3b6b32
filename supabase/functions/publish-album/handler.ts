import type { PublishAlbumResponse } from '@fairtone/contracts';
import { requireCaller } from '../_shared/caller.ts';
import { serviceClient } from '../_shared/clients.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { albumNotFound, fromDatabase, Refusal } from '../_shared/refusal.ts';
import { publishAlbum, type AlbumToPublish } from '../_shared/releases/publishAlbum.ts';
import { tidyFiles } from '../_shared/releases/tidyFiles.ts';
import { publishAlbumRequestSchema } from './schema.ts';

/** Other people's albums answer like unknown ones. */
async function ownAlbum(callerId: string, albumId: string): Promise<AlbumToPublish> {
  const { data, error } = await serviceClient()
    .from('albums')
    .select('artist_id, cover_image')
    .eq('id', albumId)
    .maybeSingle();
  if (error) throw fromDatabase(error);
  if (data?.artist_id !== callerId) throw albumNotFound();
  return { id: albumId, artistId: callerId, coverUrl: data.cover_image };
}

/**
 * Buyers get what is ready. That it is less than the artist added, the artist must have been asked.
 * @throws Refusal 409 `tracks_unfinished`, with their number as `details.unfinished`
 */
async function requireFinishedTracks(albumId: string): Promise<void> {
  const { count, error } = await serviceClient()
    .from('tracks')
    .select('id', { count: 'exact', head: true })
    .eq('album_id', albumId)
    .in('status', ['processing', 'failed'])
    // Those that their artist took off a sold album are no part of it.
    .or('failure.is.null,failure.neq.withdrawn');
  if (error) throw fromDatabase(error);
  if (!count) return;
  const message = `${count} tracks failed or are unfinished.`;
  throw new Refusal(409, 'tracks_unfinished', message, { unfinished: count });
}

export const handler = jsonFunction(
  publishAlbumRequestSchema,
  async ({ albumId, allowUnfinished = false }, request): Promise<PublishAlbumResponse> => {
    const caller = await requireCaller(request);
    const album = await ownAlbum(caller.id, albumId);
    if (!allowUnfinished) await requireFinishedTracks(albumId);
    const published = await publishAlbum(album, 'mark_album_published');
    // Tracks that the artist took off just before; whatever fails here, the clock tries again.
    await tidyFiles(caller.id).catch(console.error);
    return published;
  },
);
