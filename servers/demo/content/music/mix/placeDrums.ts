import type { DrumHit } from '../compose/drumsPart';
import { DRUMS, type DrumId } from '../drums/catalogue';
import { peakOf } from '../dsp/inserts';
import type { Random } from '../random';
import { addSamples, type Stereo } from './placeNotes';

const TAKES = 3;

/** Level in dB relative to the kick, and stereo position as heard from the audience. */
const SEATS: Partial<Record<DrumId, [db: number, pan: number]>> = {
  closedHat: [-11, 0.35], tickHat: [-11, 0.25], openHat: [-12, 0.35], ride: [-14, -0.4], crash: [-10, -0.3], swell: [-15, 0.2],
  rockSnare: [-2, 0.05], tightSnare: [-3, 0.05], fatSnare: [-2, 0], trapSnare: [-3, 0], brushSnare: [-10, 0.1], brushSweep: [-17, 0.15],
  rim: [-7, 0.1], clap: [-6, 0], snap: [-8, 0.1], highTom: [-4, 0.35], lowTom: [-3, -0.35], shaker: [-13, -0.45], maracas: [-14, 0.5],
  tambourine: [-14, 0.4], guiro: [-13, -0.5], highConga: [-6, -0.4], lowConga: [-5, -0.3], congaSlap: [-8, -0.4], bongo: [-8, 0.45],
  djembeBass: [-2, -0.15], djembeSlap: [-7, 0.2], tablaLow: [-3, -0.15], tablaHigh: [-6, 0.2], timbale: [-7, 0.35], talkingDrum: [-6, 0.4],
  clave: [-11, 0.3], woodblock: [-11, 0.4], cowbell: [-12, 0.3], agogo: [-12, 0.45], triangle: [-16, 0.5], surdo: [-1, 0],
  logDrum: [-3, 0], timpani: [-3, -0.2], glitch: [-15, -0.5],
};

/** Renders a drum track; returns the times of the kicks for parts that are ducked by them. */
export function placeDrums(out: Stereo, hits: DrumHit[], random: Random): number[] {
  const takes = new Map<string, Float32Array>();
  const base = random.whole(1, 1e6);
  const soundOf = (drum: DrumId, take: number) => {
    const key = `${drum}/${take}`;
    let samples = takes.get(key);
    if (!samples) {
      samples = DRUMS[drum].render(base + take * 977);
      const level = 1 / Math.max(1e-6, peakOf(samples));
      for (let i = 0; i < samples.length; i++) samples[i]! *= level;
      takes.set(key, samples);
    }
    return samples;
  };
  hits.forEach(({ drum, time, velocity }, index) => {
    const [db, pan] = SEATS[drum] ?? [0, 0];
    const gain = 10 ** (db / 20) * velocity ** 1.4;
    const angle = ((pan + 1) * Math.PI) / 4;
    const samples = soundOf(drum, index % TAKES);
    addSamples(out[0], samples, time, gain * Math.cos(angle) * Math.SQRT2);
    addSamples(out[1], samples, time, gain * Math.sin(angle) * Math.SQRT2);
  });
  return hits.filter(({ drum }) => /[Kk]ick|surdo/.test(drum)).map(({ time }) => time);
}
