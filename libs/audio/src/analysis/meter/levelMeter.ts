import { amplitudeToDb, type PlanarChunk } from '../planar';
import { LoudnessMeter } from './loudnessMeter';
import { TruePeakMeter } from './truePeakMeter';

/** How loud a piece is. */
export type Levels = {
  /** Integrated loudness (EBU R128); -70 for silence. */
  loudnessLufs: number;
  /** True peak in dBTP (0 = full scale); -120 for silence. */
  truePeakDb: number;
};

const SILENCE_DB = -120;
const round = (value: number) => Number(value.toFixed(2));

/** Measures the levels of a piece while it streams by. */
export class LevelMeter {
  private readonly loudness: LoudnessMeter;
  private readonly truePeak: TruePeakMeter;

  constructor(options: { sampleRate: number; channels: number }) {
    this.loudness = new LoudnessMeter(options);
    this.truePeak = new TruePeakMeter(options);
  }

  push(chunk: PlanarChunk): void {
    this.loudness.push(chunk);
    this.truePeak.push(chunk);
  }

  /** To a hundredth of a decibel, as the database keeps them. */
  levels(): Levels {
    return {
      loudnessLufs: round(this.loudness.integrated()),
      truePeakDb: round(amplitudeToDb(this.truePeak.amplitude(), SILENCE_DB)),
    };
  }
}
