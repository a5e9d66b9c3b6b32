import { midiToHz, seconds } from '../dsp/constants';
import { biquad } from '../dsp/filters';
import { whiteNoise } from '../dsp/noise';
import { addDecayingSine } from './modal';
import type { Voice } from './voice';

export type PianoSpec = { name: string; bright: number; ring: number; detuneCents: number; hammer: number };

/**
 * A simplified physical model of a piano: stiff strings (partials slightly sharp), a hammer that skips every eighth partial,
 * pairs of slightly detuned strings that decay fast first and slowly afterwards, and the noise of the hammer.
 */
export function pianoVoice(spec: PianoSpec): Voice {
  return {
    name: spec.name,
    kind: 'decaying',
    releaseSeconds: 0.16,
    render: ({ midi, velocity, seed }) => {
      const hz = midiToHz(midi);
      const stiffness = 0.00018 * 2 ** ((midi - 60) / 14);
      const ring = Math.min(9, spec.ring * 2 ** ((60 - midi) / 16));
      const out = new Float32Array(seconds(Math.min(4.5, ring)));
      const partials = Math.max(3, Math.min(18, Math.floor(9500 / hz)));
      const roll = 0.62 + (1 - spec.bright) * 0.5 + (1 - velocity) * 0.45;
      for (let k = 1; k <= partials; k++) {
        const partialHz = hz * k * Math.sqrt(1 + stiffness * k * k);
        const level = (0.34 * Math.abs(Math.sin(Math.PI * k * 0.117))) / k ** roll;
        const decay = ring / (1 + 0.28 * (k - 1));
        const detune = 2 ** ((spec.detuneCents * (0.6 + 0.1 * (k % 3))) / 1200);
        addDecayingSine(out, partialHz, level * 0.72, decay * 0.42);
        addDecayingSine(out, partialHz * detune, level * 0.5, decay);
      }
      const knock = whiteNoise(seconds(0.035), seed + midi);
      biquad(knock, 'lowpass', 900 + 2200 * velocity);
      for (let i = 0; i < knock.length && i < out.length; i++) {
        out[i]! += knock[i]! * spec.hammer * velocity * (1 - i / knock.length) ** 2;
      }
      // The hammer takes about two milliseconds to leave the string, so that there is no click.
      for (let i = 0; i < 90; i++) out[i]! *= i / 90;
      return out;
    },
  };
}
