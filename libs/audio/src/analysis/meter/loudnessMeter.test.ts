/** @jest-environment node */
import { dbfs, sineChunks } from '../testing/signals';
import { LOUDNESS_FLOOR_LUFS, LoudnessMeter } from './loudnessMeter';

/**
 * A low rate for long signals, to save time: the gates work on blocks, not samples, and case 1 shows that the rate does
 * not matter.
 */
const LOW_RATE = 22050;

/** Measures 1 kHz stereo tones of these levels in dBFS, one after another, like the test signals of EBU Tech 3341. */
function measure(tones: [db: number, seconds: number][], sampleRate = 48000): number {
  const meter = new LoudnessMeter({ sampleRate, channels: 2 });
  for (const [db, seconds] of tones) {
    for (const chunk of sineChunks({ seconds, amplitude: dbfs(db), sampleRate })) meter.push(chunk);
  }
  return meter.integrated();
}

describe('EBU Tech 3341, within 0.1 LU', () => {
  test.each([44100, 48000, 88200, 96000, LOW_RATE])('case 1 at %i Hz: a tone of -23 dBFS is -23 LUFS', (sampleRate) => {
    expect(Math.abs(measure([[-23, 5]], sampleRate) + 23)).toBeLessThan(0.1);
  });

  test('case 2: a tone of -33 dBFS is -33 LUFS', () => {
    expect(Math.abs(measure([[-33, 20]], LOW_RATE) + 33)).toBeLessThan(0.1);
  });

  test('case 3: the relative gate excludes quiet beginnings and ends', () => {
    expect(
      Math.abs(
        measure(
          [
            [-36, 10],
            [-23, 60],
            [-36, 10],
          ],
          LOW_RATE,
        ) + 23,
      ),
    ).toBeLessThan(0.1);
  });

  test('case 4: the absolute gate excludes near silence', () => {
    expect(
      Math.abs(
        measure(
          [
            [-72, 10],
            [-36, 10],
            [-23, 60],
            [-36, 10],
            [-72, 10],
          ],
          LOW_RATE,
        ) + 23,
      ),
    ).toBeLessThan(0.1);
  });

  test('case 5: the loudness is the mean power within the gates', () => {
    expect(
      Math.abs(
        measure(
          [
            [-26, 20],
            [-20, 20.1],
            [-26, 20],
          ],
          LOW_RATE,
        ) + 23,
      ),
    ).toBeLessThan(0.1);
  });

  test('case 6: surround channels are weighted more, and the LFE channel is ignored', () => {
    const meter = new LoudnessMeter({ sampleRate: LOW_RATE, channels: 6 });
    const levels = [-28, -28, -24, 0, -30, -30].map(dbfs);
    for (const [tone] of sineChunks({ seconds: 20, amplitude: 1, channels: 1, sampleRate: LOW_RATE })) {
      meter.push(levels.map((level) => tone!.map((value) => value * level)));
    }
    expect(Math.abs(meter.integrated() + 23)).toBeLessThan(0.1);
  });
});

test('silence has the loudness floor, not minus infinity', () => {
  const meter = new LoudnessMeter({ sampleRate: 44100, channels: 2 });
  meter.push([new Float32Array(88200), new Float32Array(88200)]);
  expect(meter.integrated()).toBe(LOUDNESS_FLOOR_LUFS);
});

test('a sound shorter than one block still has a loudness', () => {
  const meter = new LoudnessMeter({ sampleRate: 48000, channels: 2 });
  for (const chunk of sineChunks({ seconds: 0.2, amplitude: dbfs(-20) })) meter.push(chunk);
  expect(Math.abs(meter.integrated() + 20)).toBeLessThan(0.5);
});
