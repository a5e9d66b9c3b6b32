import type { Input } from 'mediabunny';
import type { TrackTags } from './audioFormat';

/** Reads the tags of a file. Returns no tags when they cannot be read, because the audio is still usable. */
export async function readTags(input: Input): Promise<TrackTags> {
  const found = await input.getMetadataTags().catch(() => ({}) as Awaited<ReturnType<Input['getMetadataTags']>>);
  const picture = found.images?.find(({ kind }) => kind === 'coverFront') ?? found.images?.[0];
  const tags: TrackTags = {
    title: clean(found.title),
    artist: clean(found.artist ?? found.albumArtist),
    album: clean(found.album),
    trackNumber: found.trackNumber,
    discNumber: found.discNumber,
    year: yearOf(found.date),
    genre: clean(found.genre),
    cover: picture && picture.data.length > 0 ? { mimeType: picture.mimeType, bytes: picture.data } : undefined,
  };
  return Object.fromEntries(
    Object.entries(tags).filter(([, value]) => value !== undefined && value !== ''),
  ) as TrackTags;
}

/**
 * Fixes the encoding of WAV's INFO list, which declares none: the demuxer reads Latin-1, and most programs write UTF-8.
 */
function clean(text: string | undefined): string | undefined {
  if (!text || !/[\u0080-\u00ff]/.test(text) || /[^\u0000-\u00ff]/.test(text)) return text?.trim();
  const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  } catch {
    return text.trim();
  }
}

function yearOf(date: Date | undefined): number | undefined {
  const year = date?.getUTCFullYear();
  return year !== undefined && year > 1000 ? year : undefined;
}
