import { LevelMeter, type Levels } from './meter/levelMeter';
import { WaveformMeter } from './meter/waveform';
import type { PlanarChunk } from './planar';

/** Measurements that are stored with a track, so that players can level, draw and time it without reading its audio. */
export type TrackAnalysis = Levels & {
  durationMs: number;
  /** Samples per channel. */
  frames: number;
  sampleRate: number;
  /** 400 integers 0..255: the loudest sample of each 400th part of the track. */
  peaks: number[];
};

/** `push` takes the chunks in order; `finish` may be called once. */
export type Analyser = {
  push: (chunk: PlanarChunk) => void;
  finish: () => TrackAnalysis;
};

/**
 * Measures audio chunk by chunk, in bounded memory.
 * @example
 * const analyser = createAnalyser({ sampleRate: 44100, channels: 2 });
 * for await (const chunk of decoded.chunks) analyser.push(chunk);
 * const { durationMs, loudnessLufs } = analyser.finish();
 */
export function createAnalyser({ sampleRate, channels }: { sampleRate: number; channels: number }): Analyser {
  const levels = new LevelMeter({ sampleRate, channels });
  const waveform = new WaveformMeter();
  let frames = 0;
  return {
    push: (chunk) => {
      levels.push(chunk);
      waveform.push(chunk);
      frames += chunk[0]?.length ?? 0;
    },
    finish: () => ({
      durationMs: Math.round((frames * 1000) / sampleRate),
      frames,
      sampleRate,
      ...levels.levels(),
      peaks: waveform.peaks(),
    }),
  };
}
