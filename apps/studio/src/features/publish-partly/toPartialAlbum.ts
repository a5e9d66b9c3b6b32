import type { AlbumTrack } from '../tracks/albumTracks';

/** How much of an album buyers would get. */
export interface PartialAlbum {
  ready: number;
  failed: number;
}

/** Null where no file failed, and where there is nothing to publish at all. A track whose new audio failed keeps the old one. */
export function toPartialAlbum(tracks: readonly AlbumTrack[]): PartialAlbum | null {
  const ready = tracks.filter(({ upload, former }) => upload.phase === 'done' || former).length;
  const failed = tracks.length - ready;
  return ready > 0 && failed > 0 ? { ready, failed } : null;
}
