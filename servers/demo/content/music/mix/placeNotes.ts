import type { Note } from '../compose/notes';
import { SAMPLE_RATE, seconds } from '../dsp/constants';
import type { Voice } from '../voices/voice';

/** The two channels of a part, of a send or of the whole piece. */
export type Stereo = [Float32Array, Float32Array];

export type Placement = { pan: number; width: number; register: [number, number]; seed: number };

const TAKES = 2;

/**
 * Renders the notes of one part into `out`. Equal notes share a rendering (two alternating takes, so that repeats
 * do not sound mechanical); with width, each channel gets a take of its own.
 */
export function placeNotes(out: Stereo, voice: Voice, notes: Note[], placement: Placement): void {
  const known = new Map<string, Float32Array>();
  const rendered = (note: Note, take: number) => {
    const velocity = Math.round(note.velocity * 5) / 5;
    const held = voice.kind === 'sustained' ? Math.round(note.seconds * 40) / 40 : 0;
    const key = `${note.midi}/${velocity}/${held}/${take}`;
    let samples = known.get(key);
    if (!samples) {
      samples = voice.render({ midi: note.midi, seconds: Math.max(0.03, held), velocity, seed: placement.seed + take * 101 });
      known.set(key, samples);
    }
    return samples;
  };
  notes.forEach((note, index) => {
    const gain = 0.35 + 0.65 * note.velocity * note.velocity;
    const damp = voice.kind === 'decaying' ? { at: seconds(note.seconds), length: seconds(voice.releaseSeconds) } : null;
    if (placement.width > 0) {
      const side = placement.width;
      const centre = Math.SQRT1_2 * (1 - side);
      addSamples(out[0], rendered(note, 0), note.time, gain * (side + centre), damp);
      addSamples(out[1], rendered(note, 1), note.time, gain * (side + centre), damp);
      return;
    }
    const [low, high] = placement.register;
    const spread = 0.25 * ((note.midi - low) / Math.max(1, high - low) - 0.5);
    const angle = ((Math.min(1, Math.max(-1, placement.pan + spread)) + 1) * Math.PI) / 4;
    const samples = rendered(note, index % TAKES);
    addSamples(out[0], samples, note.time, gain * Math.cos(angle), damp);
    addSamples(out[1], samples, note.time, gain * Math.sin(angle), damp);
  });
}

/** Adds a rendering at a time; a damped note fades out from `damp.at` on. */
export function addSamples(
  out: Float32Array, samples: Float32Array, time: number, gain: number, damp: { at: number; length: number } | null = null,
): void {
  const start = Math.round(time * SAMPLE_RATE);
  const end = Math.min(samples.length, out.length - start, damp ? damp.at + damp.length : Infinity);
  const free = Math.min(end, damp ? damp.at : end);
  let i = 0;
  for (; i < free; i++) out[start + i]! += samples[i]! * gain;
  if (!damp) return;
  for (; i < end; i++) out[start + i]! += samples[i]! * gain * (1 - (i - damp.at) / damp.length);
}
