import { albumLoudness, trackDurationMs, type PlayableTrack } from '@fairtone/domain';
import type { TrackRow } from '../api/albumRows';
import type { AlbumSummary } from './album';

/** A track as the album's table shows it. */
export interface AlbumTrack {
  id: string;
  title: string;
  trackNumber: number;
  durationMs: number;
  /** Null while the album is not published: only its artist sees such a track. */
  audioUrl: string | null;
  isReady: boolean;
  loudnessLufs: number | null;
  truePeakDb: number | null;
  encoderDelay: number | null;
  encoderPadding: number | null;
}

export function toAlbumTrack(row: TrackRow): AlbumTrack {
  return {
    id: row.id,
    title: row.title,
    trackNumber: row.track_number,
    durationMs: trackDurationMs(row),
    audioUrl: row.audio_url,
    isReady: row.status === 'ready',
    loudnessLufs: row.loudness_lufs,
    truePeakDb: row.true_peak_db,
    encoderDelay: row.encoder_delay,
    encoderPadding: row.encoder_padding,
  };
}

/** What of an album can sound now, in its order. */
export function toPlayableTracks(album: AlbumSummary, tracks: readonly AlbumTrack[]): PlayableTrack[] {
  const loudness = albumLoudness(tracks);
  return tracks.flatMap(({ audioUrl, isReady, ...track }) =>
    audioUrl && isReady
      ? [
          {
            ...track,
            ...loudness,
            artist: album.artist,
            artistId: album.artistId,
            albumId: album.id,
            albumTitle: album.title,
            albumCover: album.coverImage ?? '',
            audioSrc: audioUrl,
          },
        ]
      : [],
  );
}

export function totalDurationMs(tracks: readonly AlbumTrack[]): number {
  return tracks.reduce((sum, track) => sum + track.durationMs, 0);
}
