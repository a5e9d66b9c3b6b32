import { amplitudeToDb, type PlanarChunk } from '../planar';
import { LoudnessMeter } from './loudnessMeter';
import { TruePeakMeter } from './truePeakMeter';

/** Loudness and true peak of an audio signal. */
export type Levels = {
  /** Integrated loudness in LUFS (EBU R 128); -70 for silence. */
  loudnessLufs: number;
  /** True peak in dBTP (0 = full scale); -120 for silence. */
  truePeakDb: number;
};

const SILENCE_DB = -120;
const round = (value: number) => Number(value.toFixed(2));

/** Measures levels chunk by chunk. */
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

  /** Levels of everything pushed so far, rounded to 0.01 dB like in the database. */
  levels(): Levels {
    return {
      loudnessLufs: round(this.loudness.integrated()),
      truePeakDb: round(amplitudeToDb(this.truePeak.amplitude(), SILENCE_DB)),
    };
  }
}
