import type { AlbumTrack } from '../tracks/albumTracks';

/** Number of tracks that buyers would get, and of tracks that would be missing. */
export interface PartialAlbum {
  ready: number;
  failed: number;
}

/**
 * Null when no file failed or no track is ready. A track whose new audio failed counts as ready, because it keeps the
 * old audio.
 */
export function toPartialAlbum(tracks: readonly AlbumTrack[]): PartialAlbum | null {
  const ready = tracks.filter(({ upload, former }) => upload.phase === 'done' || former).length;
  const failed = tracks.length - ready;
  return ready > 0 && failed > 0 ? { ready, failed } : null;
}
