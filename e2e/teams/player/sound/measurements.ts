import { levelDb, type Recording } from './recording';

const SOUND = 1e-3;

/** The samples from the first sound to the last, without the fades at both ends. */
export function trimSilence({ samples, sampleRate }: Recording, trimS = 0.05): Recording {
  const first = samples.findIndex((sample) => Math.abs(sample) > SOUND);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > SOUND);
  if (first < 0) throw new Error('The recording is silent.');
  const trim = Math.round(trimS * sampleRate);
  return { samples: samples.subarray(first + trim, last - trim), sampleRate };
}

export const secondsOf = ({ samples, sampleRate }: Recording) => samples.length / sampleRate;

/** Levels of consecutive windows without missing samples, in dBFS. */
export function levels({ samples, sampleRate }: Recording, windowMs = 5): number[] {
  const size = Math.round((windowMs / 1000) * sampleRate);
  return Array.from({ length: Math.floor(samples.length / size) }, (_, at) =>
    samples.subarray(at * size, (at + 1) * size),
  )
    .filter((window) => !window.some(Number.isNaN))
    .map(levelDb);
}

/** Differences of the softest and the loudest window from the median, in dB. */
export function levelDeviation(recording: Recording, windowMs = 5): { dip: number; bump: number } {
  const all = levels(recording, windowMs);
  const usual = [...all].sort((a, b) => a - b)[all.length >> 1]!;
  return { dip: usual - Math.min(...all), bump: Math.max(...all) - usual };
}

/**
 * The largest deviation from a tone of this pitch, relative to its amplitude: any two samples of a tone determine
 * the third, and a deviation from it is a click.
 */
export function largestClick({ samples, sampleRate }: Recording, hz: number): number {
  const factor = 2 * Math.cos((2 * Math.PI * hz) / sampleRate);
  const amplitude = Math.max(...levels({ samples, sampleRate }, 50).map((db) => 10 ** (db / 20))) * Math.SQRT2;
  let largest = 0;
  for (let at = 2; at < samples.length; at += 1) {
    const jump = Math.abs(samples[at]! - factor * samples[at - 1]! + samples[at - 2]!);
    if (jump > largest) largest = jump;
  }
  return largest / amplitude;
}

/** Pitch in Hz, from the number of upward zero crossings. */
export function pitchHz({ samples, sampleRate }: Recording): number {
  let [count, first, last] = [0, -1, 0];
  for (let at = 1; at < samples.length; at += 1) {
    if (!(samples[at - 1]! < 0 && samples[at]! >= 0)) continue;
    const exact = at - samples[at]! / (samples[at]! - samples[at - 1]!);
    if (first < 0) first = exact;
    else count += 1;
    last = exact;
  }
  return (count * sampleRate) / (last - first);
}

/** Share of the power at a pitch around a moment, 0 to 1. */
export function powerShareAtPitch(
  { samples, sampleRate }: Recording,
  hz: number,
  atS: number,
  lengthS: number,
): number {
  const from = Math.round((atS - lengthS / 2) * sampleRate);
  const part = samples.subarray(from, from + Math.round(lengthS * sampleRate));
  let [cosine, sine, power] = [0, 0, 0];
  part.forEach((sample, at) => {
    if (Number.isNaN(sample)) return;
    const angle = (2 * Math.PI * hz * at) / sampleRate;
    cosine += sample * Math.cos(angle);
    sine += sample * Math.sin(angle);
    power += sample * sample;
  });
  return (2 * (cosine * cosine + sine * sine)) / part.length / power;
}
