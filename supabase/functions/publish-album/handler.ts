import { z } from 'zod';
import { requireCaller, type Caller } from '../_shared/caller.ts';
import { serviceClient } from '../_shared/clients.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { albumNotFound, fromDatabase, Refusal } from '../_shared/refusal.ts';
import { publishAlbumRequestSchema, type PublishAlbumResponse } from './schema.ts';
import { publishStream, readyTracks } from './streams.ts';

const publishedSchema = z.object({ state: z.enum(['scheduled', 'public']), published_tracks: z.int() });

/** Other people's albums answer like unknown ones. */
async function requireOwner(caller: Caller, albumId: string): Promise<void> {
  const { data, error } = await serviceClient().from('albums').select('artist_id').eq('id', albumId).maybeSingle();
  if (error) throw fromDatabase(error);
  if (data?.artist_id !== caller.id) throw albumNotFound();
}

async function markPublished(albumId: string, trackUrls: Record<string, string>) {
  const { data, error } = await serviceClient().rpc('mark_album_published', {
    album_id: albumId,
    track_urls: trackUrls,
  });
  if (error) throw fromDatabase(error);
  return publishedSchema.parse(data);
}

/**
 * Asks the database first, before any stream becomes public: an album with a future release date is only scheduled,
 * and which day it is, is the database's to say.
 */
async function isScheduled(albumId: string): Promise<boolean> {
  try {
    return (await markPublished(albumId, {})).state === 'scheduled';
  } catch (error) {
    if (error instanceof Refusal && error.code === 'no_streams') return false;
    throw error;
  }
}

/** Makes an album public: its streams move to the public bucket, then the database says so. Repeat it for new tracks. */
export const handler = jsonFunction(
  publishAlbumRequestSchema,
  async ({ albumId }, request): Promise<PublishAlbumResponse> => {
    const caller = await requireCaller(request);
    await requireOwner(caller, albumId);
    if (await isScheduled(albumId)) return { albumId, state: 'scheduled', publishedTracks: 0 };

    const tracks = await readyTracks(albumId);
    const urls = await Promise.all(
      tracks.map(async (track) => [track.id, await publishStream(caller.id, track)] as const),
    );
    const trackUrls = Object.fromEntries(urls.flatMap(([id, url]) => (url === null ? [] : [[id, url]])));
    const { state, published_tracks: publishedTracks } = await markPublished(albumId, trackUrls);
    return { albumId, state, publishedTracks };
  },
);
