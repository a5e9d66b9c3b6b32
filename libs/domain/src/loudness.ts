import type { PlayableTrack } from './queue.ts';

/** Target loudness of all playback, in LUFS. */
export const TARGET_LUFS = -14;
/** A boost never raises a true peak above this, in dBTP. */
export const PEAK_CEILING_DB = -1;

interface MeasuredTrack {
  durationMs: number;
  loudnessLufs?: number | null;
  truePeakDb?: number | null;
}

/**
 * Loudness of a whole album, in LUFS: mean energy of its measured tracks, weighted by their lengths. Its peak, in dBTP, is the
 * highest of all tracks. Both are null without measurements.
 */
export function albumLoudness(
  tracks: readonly MeasuredTrack[],
): Required<Pick<PlayableTrack, 'albumLoudnessLufs' | 'albumPeakDb'>> {
  let [energy, durationMs] = [0, 0];
  for (const track of tracks) {
    if (track.loudnessLufs == null) continue;
    energy += 10 ** (track.loudnessLufs / 10) * track.durationMs;
    durationMs += track.durationMs;
  }
  const peaks = tracks.flatMap(({ truePeakDb }) => (truePeakDb == null ? [] : [truePeakDb]));
  return {
    albumLoudnessLufs: durationMs > 0 ? 10 * Math.log10(energy / durationMs) : null,
    albumPeakDb: peaks.length > 0 ? Math.max(...peaks) : null,
  };
}

/** Gain of a track, in dB. With `isInAlbum` it is the album's gain, so that its tracks keep their relative loudness. */
export function levellingGainDb(track: PlayableTrack, isInAlbum: boolean): number {
  const hasAlbum = isInAlbum && track.albumLoudnessLufs != null;
  const loudness = hasAlbum ? track.albumLoudnessLufs : track.loudnessLufs;
  const peak = hasAlbum ? track.albumPeakDb : track.truePeakDb;
  if (loudness == null) return 0;
  const gain = TARGET_LUFS - loudness;
  if (gain <= 0) return gain;
  // Without a known peak a boost could clip.
  return peak == null ? 0 : Math.max(0, Math.min(gain, PEAK_CEILING_DB - peak));
}
