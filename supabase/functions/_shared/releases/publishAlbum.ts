import type { PublishAlbumResponse } from '@fairtone/contracts';
import { z } from 'zod/mini';
import { serviceClient } from '../clients.ts';
import { fromDatabase, Refusal } from '../refusal.ts';
import { checkCover, hasSound } from './checkFiles.ts';
import { publicStream, publishStream } from './publicStream.ts';
import { MASTERS, privatePath, soundOf } from './streamLocations.ts';

const publishedSchema = z.object({ state: z.enum(['scheduled', 'public']), published_tracks: z.int() });

/**
 * `mark_album_published` when its artist publishes; `release_album` for the schedule, which must not publish an album that was withdrawn
 * meanwhile.
 */
type Mark = 'mark_album_published' | 'release_album';

/** The variants for files that were checked. */
const CHECKED = { mark_album_published: 'publish_checked_album', release_album: 'release_checked_album' } as const;

interface Wish {
  mark: Mark;
  /** Whether failed or unfinished tracks may be left out. */
  allowUnfinished: boolean;
}

export interface AlbumToPublish {
  id: string;
  artistId: string;
  coverUrl: string | null;
}

/** How often files are checked again when they change meanwhile: enough for an upload that ends just then, limited against abuse. */
const ATTEMPTS = 3;

/**
 * Makes an album public: moves its streams to the public bucket, then marks it in the database. Can be repeated for new tracks.
 * @throws Refusal 409 `tracks_unfinished` unless they are allowed, `not_audio`, `changed_meanwhile`, and the codes of the mark
 */
export async function publishAlbum(album: AlbumToPublish, wish: Wish): Promise<PublishAlbumResponse> {
  if (!wish.allowUnfinished) await requireFinishedTracks(album.id);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await publishAsItIs(album, wish.mark);
    } catch (error) {
      const isChanged = error instanceof Refusal && error.code === 'changed_meanwhile';
      if (!isChanged || attempt === ATTEMPTS) throw error;
    }
  }
}

async function publishAsItIs(album: AlbumToPublish, mark: Mark): Promise<PublishAlbumResponse> {
  const albumId = album.id;
  if (await isScheduled(mark, albumId)) return { albumId, state: 'scheduled', publishedTracks: 0 };
  const content = await contentOf(albumId);
  await checkCover(album.coverUrl);
  // All are checked before the first one moves, so that a refusal changes nothing.
  const tracks = await publishableTracks(album);
  const moved = () =>
    Promise.all(tracks.map(async ({ id, soundId }) => [id, await publishStream(album.artistId, soundId)] as const));
  try {
    const urls = await moved();
    // Until it had moved, its artist could replace the file.
    await Promise.all(
      tracks.map(({ soundId, title }) => hasSound(publicStream(album.artistId, soundId), 'mp3', title)),
    );
    const { state, published_tracks: publishedTracks } = await markChecked(
      mark,
      albumId,
      Object.fromEntries(urls),
      content,
    );
    // A concurrent withdrawal may have moved a stream back; from now on none will.
    await moved();
    return { albumId, state, publishedTracks };
  } catch (error) {
    await noteStreams(albumId);
    throw error;
  }
}

async function contentOf(albumId: string): Promise<string> {
  const { data, error } = await serviceClient().rpc('album_content', { album_id: albumId });
  if (error) throw fromDatabase(error);
  return data;
}

/**
 * Buyers get the tracks that are ready. If some are not, the artist must have agreed.
 * @throws Refusal 409 `tracks_unfinished`, with their number as `details.unfinished`
 */
async function requireFinishedTracks(albumId: string): Promise<void> {
  const { count, error } = await serviceClient()
    .from('tracks')
    .select('id', { count: 'exact', head: true })
    .eq('album_id', albumId)
    .in('status', ['processing', 'failed'])
    // Tracks that their artist removed from a sold album are not part of it.
    .or('failure.is.null,failure.neq.withdrawn');
  if (error) throw fromDatabase(error);
  if (!count) return;
  const message = `${count} tracks failed or are unfinished.`;
  throw new Refusal(409, 'tracks_unfinished', message, { unfinished: count });
}

/** Checked in the database before any stream becomes public, because the database decides the date. */
async function isScheduled(mark: Mark, albumId: string): Promise<boolean> {
  const { data, error } = await serviceClient().rpc(mark, { album_id: albumId, track_urls: {} });
  if (!error) return publishedSchema.parse(data).state === 'scheduled';
  const refusal = fromDatabase(error);
  if (refusal instanceof Refusal && refusal.code === 'no_streams') return false;
  throw refusal;
}

async function markChecked(mark: Mark, albumId: string, trackUrls: Record<string, string>, content: string) {
  const wish = { album_id: albumId, track_urls: trackUrls, checked_content: content };
  const { data, error } = await serviceClient().rpc(CHECKED[mark], wish);
  if (error) throw fromDatabase(error);
  return publishedSchema.parse(data);
}

interface PublishableTrack {
  id: string;
  title: string;
  soundId: string;
}

/** Rows alone prove nothing, because the artist writes them: original, purchase file and stream must be in the store. */
async function publishableTracks({ id, artistId }: AlbumToPublish): Promise<PublishableTrack[]> {
  const { data: tracks, error } = await serviceClient()
    .from('tracks')
    .select('id, title, track_files(kind, bucket, path, format)')
    .eq('album_id', id)
    .eq('status', 'ready');
  if (error) throw fromDatabase(error);
  const checked = tracks.map(async ({ id: trackId, title, track_files }) => {
    const stream = track_files.find((file) => file.kind === 'stream');
    const files = track_files.filter((file) => file !== stream);
    if (!stream || !files.some((file) => file.kind === 'original')) return [];
    const track = { id: trackId, title, soundId: soundOf(stream.path) };
    const areThere = await Promise.all([
      ...files.map((file) => hasSound(file, file.format, title)),
      hasStream(artistId, track),
    ]);
    return areThere.every(Boolean) ? [track] : [];
  });
  return (await Promise.all(checked)).flat();
}

async function hasStream(artistId: string, { soundId, title }: PublishableTrack): Promise<boolean> {
  const isHere = await hasSound({ bucket: MASTERS, path: privatePath(artistId, soundId) }, 'mp3', title);
  return isHere || hasSound(publicStream(artistId, soundId), 'mp3', title);
}

/** Streams may have moved for an album that did not become public: the schedule moves them back. */
async function noteStreams(albumId: string): Promise<void> {
  const { error } = await serviceClient().rpc('note_album_streams', { album_id: albumId });
  if (error) console.error(fromDatabase(error));
}
