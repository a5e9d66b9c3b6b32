import type { PlanarChunk } from '../planar';

const SAMPLE_RATE = 48_000;
const OVERSAMPLING = 4;
const SECONDS = 0.5;
const FADE_SECONDS = 0.01;
const FILTER_REACH = 127;
/** Cutoff as a share of the sample rate; the rest of the band is the transition of the filter. */
const FILTER_CUTOFF = 0.45;

interface Tone {
  /** The frequency is the sample rate divided by this number. */
  part: number;
  degrees: number;
  amplitude: number;
}

/** A steady stereo tone of EBU Tech 3341 (signals 15 to 19), at 48 kHz. */
export function constantTone({ part, degrees, amplitude }: Tone): PlanarChunk {
  const phase = (degrees * Math.PI) / 180;
  const plane = Float32Array.from(
    { length: SECONDS * SAMPLE_RATE },
    (_, i) => amplitude * Math.sin((2 * Math.PI * i) / part + phase),
  );
  return stereo(fadeEnds(plane, SAMPLE_RATE));
}

/**
 * Signals 20 to 23: a tone of a sixth of the sample rate with one period of a quarter of it, twice as loud, in the
 * middle. Generated at four times the rate, low-pass filtered, and decimated from the sample `offset` on.
 */
export function toneWithBurst(offset: 0 | 1 | 2 | 3): PlanarChunk {
  const fine = fadeEnds(fineToneWithBurst(), SAMPLE_RATE * OVERSAMPLING);
  const taps = antiAliasing();
  const plane = Float32Array.from({ length: fine.length / OVERSAMPLING }, (_, i) => {
    const middle = i * OVERSAMPLING + offset;
    return taps.reduce((sum, tap, t) => sum + tap * (fine[middle + t - FILTER_REACH] ?? 0), 0);
  });
  return stereo(plane);
}

function fineToneWithBurst(): Float32Array {
  const [period, burstPeriod] = [6 * OVERSAMPLING, 4 * OVERSAMPLING];
  const length = SECONDS * SAMPLE_RATE * OVERSAMPLING;
  const begin = Math.round(length / 2 / period) * period;
  const end = begin + burstPeriod;
  const tone = (i: number) => 0.5 * Math.sin((2 * Math.PI * i) / period);
  return Float32Array.from({ length }, (_, i) => {
    if (i < begin) return tone(i);
    return i < end ? Math.sin((2 * Math.PI * (i - begin)) / burstPeriod) : tone(i - end);
  });
}

/** A Blackman-windowed sinc with gain 1 at 0 Hz. */
function antiAliasing(): number[] {
  const cutoff = FILTER_CUTOFF / OVERSAMPLING;
  const taps = Array.from({ length: 2 * FILTER_REACH + 1 }, (_, t) => {
    const x = t - FILTER_REACH;
    const angle = (Math.PI * x) / (FILTER_REACH + 1);
    const window = 0.42 + 0.5 * Math.cos(angle) + 0.08 * Math.cos(2 * angle);
    return window * (x === 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * x) / (Math.PI * x));
  });
  const gain = taps.reduce((sum, tap) => sum + tap, 0);
  return taps.map((tap) => tap / gain);
}

/** Fades both ends over 10 ms, because an abrupt start has a higher peak than the tone. */
function fadeEnds(plane: Float32Array, sampleRate: number): Float32Array {
  const fade = FADE_SECONDS * sampleRate;
  return plane.map((value, i) => value * Math.min(1, rise(i / fade), rise((plane.length - 1 - i) / fade)));
}

const rise = (share: number) => (share >= 1 ? 1 : (1 - Math.cos(Math.PI * share)) / 2);

const stereo = (plane: Float32Array): PlanarChunk => [plane, plane.slice()];
