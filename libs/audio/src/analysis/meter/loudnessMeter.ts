import type { PlanarChunk } from '../planar';
import { EnergyFilter } from './energyFilter';
import { kWeighting } from './kWeighting';

/** Loudness of silence in LUFS: the absolute gate of the standard. */
export const LOUDNESS_FLOOR_LUFS = -70;

const STEPS_PER_BLOCK = 4;
const STEP_SECONDS = 0.1;
const RELATIVE_GATE_LU = -10;

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power);
const toPower = (lufs: number) => 10 ** ((lufs + 0.691) / 10);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Measures integrated loudness of EBU R 128 (ITU-R BS.1770-4) chunk by chunk: K-weighting, blocks of 400 ms that
 * overlap by 75 %, an absolute gate at -70 LUFS and a relative one 10 LU below the mean of the remaining blocks. Stores
 * ten numbers per second, not the audio.
 */
export class LoudnessMeter {
  private readonly filters: EnergyFilter[];
  private readonly weights: number[];
  private readonly framesPerStep: number;
  private framesInStep = 0;
  private stepEnergy = 0;
  private totalEnergy = 0;
  private totalFrames = 0;
  private readonly steps: number[] = [];
  private readonly blocks: number[] = [];

  constructor(options: { sampleRate: number; channels: number }) {
    const [shelf, highPass] = kWeighting(options.sampleRate);
    this.weights = channelWeights(options.channels);
    this.filters = this.weights.map(() => new EnergyFilter(shelf, highPass));
    this.framesPerStep = Math.round(options.sampleRate * STEP_SECONDS);
  }

  push(chunk: PlanarChunk): void {
    const frames = chunk[0]?.length ?? 0;
    let from = 0;
    while (from < frames) {
      const to = Math.min(frames, from + this.framesPerStep - this.framesInStep);
      const energy = this.energyOf(chunk, from, to);
      this.stepEnergy += energy;
      this.totalEnergy += energy;
      this.framesInStep += to - from;
      this.totalFrames += to - from;
      if (this.framesInStep === this.framesPerStep) this.closeStep();
      from = to;
    }
  }

  /** Loudness of everything pushed so far, in LUFS; {@link LOUDNESS_FLOOR_LUFS} for silence. */
  integrated(): number {
    const absoluteGate = toPower(LOUDNESS_FLOOR_LUFS);
    // For audio shorter than one block the standard defines no loudness; the mean without gates is used.
    const powers = this.blocks.length > 0 ? this.blocks : [this.totalEnergy / Math.max(1, this.totalFrames)];
    const audible = powers.filter((power) => power > absoluteGate);
    if (audible.length === 0) return LOUDNESS_FLOOR_LUFS;
    const relativeGate = mean(audible) * 10 ** (RELATIVE_GATE_LU / 10);
    return toLufs(mean(audible.filter((power) => power > relativeGate)));
  }

  private energyOf(chunk: PlanarChunk, from: number, to: number): number {
    let energy = 0;
    for (let c = 0; c < this.filters.length; c++) {
      const weight = this.weights[c]!;
      const samples = chunk[c];
      if (weight > 0 && samples) energy += weight * this.filters[c]!.sumOfSquares(samples, from, to);
    }
    return energy;
  }

  private closeStep(): void {
    this.steps.push(this.stepEnergy / this.framesPerStep);
    this.stepEnergy = 0;
    this.framesInStep = 0;
    if (this.steps.length === STEPS_PER_BLOCK) {
      this.blocks.push(mean(this.steps));
      this.steps.shift();
    }
  }
}

/** Weights in the channel order of WAV and FLAC: L R C LFE Ls Rs. LFE is ignored, surround channels count +1.5 dB. */
function channelWeights(channels: number): number[] {
  if (channels === 5) return [1, 1, 1, 1.41, 1.41];
  if (channels === 6) return [1, 1, 1, 0, 1.41, 1.41];
  return new Array<number>(channels).fill(1);
}
