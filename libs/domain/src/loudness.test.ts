import { albumLoudness, levellingGainDb } from './loudness';
import type { PlayableTrack } from './queue';

const track = (facts: Partial<PlayableTrack>) => ({ durationMs: 60_000, ...facts }) as PlayableTrack;

describe('loudness of an album', () => {
  it('is the mean energy of its tracks, the longer one weighing more', () => {
    const { albumLoudnessLufs } = albumLoudness([
      { durationMs: 30_000, loudnessLufs: -10 },
      { durationMs: 90_000, loudnessLufs: -20 },
    ]);
    expect(albumLoudnessLufs).toBeCloseTo(10 * Math.log10((0.1 * 30 + 0.01 * 90) / 120), 6);
  });

  it('has the highest peak, and leaves out tracks that were not measured', () => {
    const tracks = [
      { durationMs: 1000, loudnessLufs: null, truePeakDb: -4 },
      { durationMs: 1000, loudnessLufs: -12, truePeakDb: -0.3 },
    ];
    expect(albumLoudness(tracks)).toEqual({ albumLoudnessLufs: expect.closeTo(-12, 6), albumPeakDb: -0.3 });
    expect(albumLoudness([])).toEqual({ albumLoudnessLufs: null, albumPeakDb: null });
  });
});

describe('the gain of a track', () => {
  it.each([
    ['turns loud music down to -14 LUFS', { loudnessLufs: -8, truePeakDb: 0.5 }, -6],
    ['turns quiet music up to it', { loudnessLufs: -20, truePeakDb: -12 }, 6],
    ['ends a boost where the peak reaches -1 dBTP', { loudnessLufs: -20, truePeakDb: -3 }, 2],
    ['does not boost a track that is at its peak already', { loudnessLufs: -20, truePeakDb: -0.2 }, 0],
    ['does not boost a track whose peak is unknown', { loudnessLufs: -20, truePeakDb: null }, 0],
    ['is 0 for a track that was not measured', {}, 0],
  ])('%s', (_, facts, gain) => expect(levellingGainDb(track(facts), false)).toBeCloseTo(gain, 6));

  it('is that of the album while its tracks play in sequence', () => {
    const quiet = track({ loudnessLufs: -26, truePeakDb: -20, albumLoudnessLufs: -12, albumPeakDb: -1 });
    expect(levellingGainDb(quiet, true)).toBe(-2);
    expect(levellingGainDb(quiet, false)).toBe(12);
  });
});
