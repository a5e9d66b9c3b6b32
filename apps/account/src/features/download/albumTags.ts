import { AUDIO_MIME_TYPES, retag, type WrittenTags } from '@fairtone/audio/analysis';
import type { DownloadFile, RequestDownloadResponse } from '@fairtone/contracts';
import { log } from '@fairtone/platform';

/** A copy of the file with the shop's tags and the album's cover, or the file itself when it cannot be tagged. The audio is unchanged. */
export async function withTags(
  audio: Blob,
  file: DownloadFile,
  album: RequestDownloadResponse['album'],
  cover: Uint8Array<ArrayBuffer> | null,
): Promise<Blob> {
  const tags: WrittenTags = {
    title: file.title,
    artist: album.artist,
    album: album.title,
    albumArtist: album.artist,
    trackNumber: file.trackNumber,
    trackTotal: album.trackTotal,
    year: album.year ?? undefined,
    genre: album.genre || undefined,
    cover: cover ? { mimeType: 'image/jpeg', bytes: cover } : undefined,
  };
  try {
    return await retag(new Blob([audio], { type: AUDIO_MIME_TYPES[file.format] }), file.format, tags);
  } catch (error) {
    // The buyer gets a file without the shop's tags rather than none.
    log({ level: 'warning', message: `Track ${file.trackId} keeps its own tags`, remote: 'account', error });
    return audio;
  }
}

/** The album's cover as JPEG; null when it has none or it cannot be fetched. */
export async function fetchCover(url: string | null, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!url) return null;
  try {
    const response = await fetch(url, { signal });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
