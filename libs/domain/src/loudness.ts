import type { PlayableTrack } from './queue.ts';

/** Loudness that all playback is brought to, in LUFS. */
export const TARGET_LUFS = -14;
/** No boost lifts a true peak above this, in dBTP. */
export const PEAK_CEILING_DB = -1;

interface MeasuredTrack {
  durationMs: number;
  loudnessLufs?: number | null;
  truePeakDb?: number | null;
}

/** Loudness of an album as one: mean energy of its tracks, each as long as it lasts. Its peak is the highest of any. */
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

/** By how much a track is turned up or down, in dB. Tracks of one album keep their distance from each other. */
export function levellingGainDb(track: PlayableTrack, isInAlbum: boolean): number {
  const hasAlbum = isInAlbum && track.albumLoudnessLufs != null;
  const loudness = hasAlbum ? track.albumLoudnessLufs : track.loudnessLufs;
  const peak = hasAlbum ? track.albumPeakDb : track.truePeakDb;
  if (loudness == null) return 0;
  const gain = TARGET_LUFS - loudness;
  if (gain <= 0) return gain;
  // Who knows no peak risks none.
  return peak == null ? 0 : Math.max(0, Math.min(gain, PEAK_CEILING_DB - peak));
}
