import { LoudnessMeter } from './meter/loudnessMeter';
import { TruePeakMeter } from './meter/truePeakMeter';
import { WaveformMeter } from './meter/waveform';
import { amplitudeToDb, type PlanarChunk } from './planar';

/** What is stored with a track so that players can level, draw and time it without reading its audio. */
export type TrackAnalysis = {
  durationMs: number;
  /** Samples per channel. */
  frames: number;
  sampleRate: number;
  /** Integrated loudness (EBU R128); -70 for silence. */
  loudnessLufs: number;
  /** True peak in dBTP (0 = full scale); -120 for silence. */
  truePeakDb: number;
  /** 400 integers 0..255: the loudest sample of each four-hundredth of the track. */
  peaks: number[];
};

/** Takes chunks in order; `finish` may be called once. */
export type Analyser = {
  push: (chunk: PlanarChunk) => void;
  finish: () => TrackAnalysis;
};

const SILENCE_DB = -120;
const round = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * Measures a piece of audio while it streams by, in bounded memory.
 *
 * @example
 * const analyser = createAnalyser({ sampleRate: 44100, channels: 2 });
 * for await (const chunk of decoded.chunks) analyser.push(chunk);
 * const { durationMs, loudnessLufs } = analyser.finish();
 */
export function createAnalyser({ sampleRate, channels }: { sampleRate: number; channels: number }): Analyser {
  const loudness = new LoudnessMeter({ sampleRate, channels });
  const truePeak = new TruePeakMeter({ channels });
  const waveform = new WaveformMeter();
  let frames = 0;
  return {
    push: (chunk) => {
      loudness.push(chunk);
      truePeak.push(chunk);
      waveform.push(chunk);
      frames += chunk[0]?.length ?? 0;
    },
    finish: () => ({
      durationMs: Math.round((frames * 1000) / sampleRate),
      frames,
      sampleRate,
      loudnessLufs: round(loudness.integrated(), 2),
      truePeakDb: round(amplitudeToDb(truePeak.amplitude(), SILENCE_DB), 2),
      peaks: waveform.peaks(),
    }),
  };
}
