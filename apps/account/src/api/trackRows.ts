import { trackDurationMs, type PlayableTrack } from '@fairtone/domain';
import * as z from 'zod/mini';

const ARTIST = 'artist:profiles!albums_artist_id_fkey(id, name)';
export const ALBUM_COLUMNS = `id, title, cover_image, ${ARTIST}`;
export const TRACK_COLUMNS = `id, title, track_number, audio_url, duration, duration_ms, status, loudness_lufs, true_peak_db, encoder_delay, encoder_padding, album:albums(${ALBUM_COLUMNS})`;

export const albumRowSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  cover_image: z.nullable(z.string()),
  artist: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
});
export type AlbumRow = z.infer<typeof albumRowSchema>;

/** A track with the album it is on. */
export const trackRowSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  track_number: z.int(),
  audio_url: z.nullable(z.string()),
  duration: z.nullable(z.int()),
  duration_ms: z.nullable(z.int()),
  status: z.enum(['processing', 'ready', 'failed']),
  loudness_lufs: z.nullable(z.number()),
  true_peak_db: z.nullable(z.number()),
  encoder_delay: z.nullable(z.int()),
  encoder_padding: z.nullable(z.int()),
  album: z.nullable(albumRowSchema),
});
export type TrackRow = z.infer<typeof trackRowSchema>;

/** What of a mixed list can sound now, in its order. */
export function toPlayable(tracks: readonly TrackRow[]): PlayableTrack[] {
  return tracks.flatMap((track) => {
    const { album } = track;
    if (!album || !track.audio_url || track.status !== 'ready') return [];
    return [
      {
        id: track.id,
        title: track.title,
        artist: album.artist?.name ?? '',
        artistId: album.artist?.id ?? '',
        albumId: album.id,
        albumTitle: album.title,
        albumCover: album.cover_image ?? '',
        audioSrc: track.audio_url,
        durationMs: trackDurationMs(track),
        trackNumber: track.track_number,
        loudnessLufs: track.loudness_lufs,
        truePeakDb: track.true_peak_db,
        encoderDelay: track.encoder_delay,
        encoderPadding: track.encoder_padding,
      },
    ];
  });
}
