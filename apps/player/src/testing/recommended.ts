import type { PlayableTrack } from '@fairtone/domain';

/** Responses of the backend that recommend these tracks. */
export function recommending(tracks: readonly PlayableTrack[]) {
  return {
    'GET /rest/v1/rpc/recommended_tracks': tracks.map((track) => ({
      id: track.id,
      title: track.title,
      album_id: track.albumId,
      album_title: track.albumTitle,
      artist_id: track.artistId,
      artist_name: track.artist,
      cover_image: track.albumCover,
      duration: track.durationMs / 1000,
      audio_url: track.audioSrc,
      track_number: track.trackNumber,
    })),
    // The waveform is requested at the same address.
    'GET /rest/v1/tracks': ({ url }: { url: URL }) =>
      url.searchParams.get('select') === 'peaks'
        ? [{ peaks: null }]
        : tracks.map(({ id, durationMs }) => ({
            id,
            duration_ms: durationMs,
            loudness_lufs: -14,
            true_peak_db: -1,
            encoder_delay: 0,
            encoder_padding: 0,
          })),
  };
}
