/** Number of bars of a stored waveform. */
export const WAVEFORM_BUCKETS = 400;

// Eight to sixteen steps per bar in long signals, so that the edges of the bars are accurate to a fraction of a bar.
const MAX_STEPS = WAVEFORM_BUCKETS * 16;

/**
 * Collects the loudest sample of each part of a signal of unknown length. A step starts with one sample; whenever there
 * are too many steps, they are merged in pairs. Memory does not depend on the length.
 */
export class WaveformMeter {
  private steps = new Float32Array(MAX_STEPS);
  private count = 0;
  private framesPerStep = 1;
  private framesInStep = 0;
  private loudest = 0;

  push(chunk: Float32Array[]): void {
    const frames = chunk[0]?.length ?? 0;
    let from = 0;
    while (from < frames) {
      const to = Math.min(frames, from + this.framesPerStep - this.framesInStep);
      for (const samples of chunk) {
        for (let i = from; i < to; i++) {
          const value = Math.abs(samples[i]!);
          if (value > this.loudest) this.loudest = value;
        }
      }
      this.framesInStep += to - from;
      if (this.framesInStep === this.framesPerStep) this.closeStep();
      from = to;
    }
  }

  /** {@link WAVEFORM_BUCKETS} integers 0..255, 255 being full scale or beyond. */
  peaks(): number[] {
    const partial = this.framesInStep / this.framesPerStep;
    const length = this.count + partial;
    const steps = this.steps.slice(0, this.count + 1);
    steps[this.count] = this.loudest;
    return Array.from({ length: WAVEFORM_BUCKETS }, (_, bucket) => {
      const from = Math.floor((bucket * length) / WAVEFORM_BUCKETS);
      const to = Math.max(from + 1, Math.floor(((bucket + 1) * length) / WAVEFORM_BUCKETS));
      let loudest = 0;
      for (let i = from; i < to && i < steps.length; i++) loudest = Math.max(loudest, steps[i]!);
      return Math.round(Math.min(1, loudest) * 255);
    });
  }

  private closeStep(): void {
    this.steps[this.count++] = this.loudest;
    this.loudest = 0;
    this.framesInStep = 0;
    if (this.count < MAX_STEPS) return;
    for (let i = 0; i < MAX_STEPS / 2; i++) this.steps[i] = Math.max(this.steps[2 * i]!, this.steps[2 * i + 1]!);
    this.count = MAX_STEPS / 2;
    this.framesPerStep *= 2;
  }
}
