import { synthVoice } from './synth';

/** Synthesisers: leads, basses and pads. */
export const ELECTRONICS = {
  warmPad: synthVoice({
    name: 'warm pad', amp: { attack: 0.6, decay: 1, sustain: 0.9, release: 1.2 },
    oscillators: [{ wave: 'saw', level: 0.18, cents: -9 }, { wave: 'saw', level: 0.18, cents: 8 }, { wave: 'triangle', level: 0.3, octave: -1 }],
    filter: { open: 2.6, sweep: 0.9, attack: 1.2, decay: 3, resonance: 0.12 },
  }),
  glassPad: synthVoice({
    name: 'glass pad', amp: { attack: 0.9, decay: 1.4, sustain: 0.85, release: 2 },
    oscillators: [{ wave: 'triangle', level: 0.36, cents: -5 }, { wave: 'triangle', level: 0.3, cents: 6, octave: 1 }, { wave: 'sine', level: 0.14, octave: 2, cents: 3 }],
    vibrato: { hz: 0.35, cents: 9, delay: 0 },
  }),
  darkPad: synthVoice({
    name: 'dark pad', amp: { attack: 1, decay: 1.5, sustain: 0.9, release: 2 },
    oscillators: [{ wave: 'saw', level: 0.22, cents: -14 }, { wave: 'square', level: 0.14, cents: 11 }, { wave: 'sine', level: 0.3, octave: -1 }],
    filter: { open: 1.4, sweep: 0.7, attack: 2.2, decay: 4, resonance: 0.25 },
  }),
  superSaw: synthVoice({
    name: 'stacked saws', amp: { attack: 0.012, decay: 0.4, sustain: 0.8, release: 0.16 },
    oscillators: [-19, -11, -4, 3, 12, 20].map((cents) => ({ wave: 'saw' as const, level: 0.15, cents })),
    filter: { open: 7, sweep: 0.8, attack: 0.01, decay: 0.6, resonance: 0.1 },
  }),
  synthPluck: synthVoice({
    name: 'plucked synth', amp: { attack: 0.002, decay: 0.16, sustain: 0.12, release: 0.14 },
    oscillators: [{ wave: 'saw', level: 0.3, cents: -6 }, { wave: 'square', level: 0.24, cents: 6 }],
    filter: { open: 1.3, sweep: 3.1, attack: 0.002, decay: 0.11, resonance: 0.35 },
  }),
  squareLead: synthVoice({
    name: 'square lead', amp: { attack: 0.008, decay: 0.2, sustain: 0.75, release: 0.1 },
    oscillators: [{ wave: 'square', level: 0.26 }, { wave: 'square', level: 0.2, cents: 7 }],
    filter: { open: 5, sweep: 0.8, attack: 0.01, decay: 0.3, resonance: 0.15 }, vibrato: { hz: 5.5, cents: 12, delay: 0.25 }, scoop: 30,
  }),
  softLead: synthVoice({
    name: 'soft lead', amp: { attack: 0.02, decay: 0.3, sustain: 0.8, release: 0.16 },
    oscillators: [{ wave: 'triangle', level: 0.5 }, { wave: 'saw', level: 0.1, cents: 6 }],
    filter: { open: 5, sweep: 0.3, attack: 0.02, decay: 0.4, resonance: 0.1 }, vibrato: { hz: 5.2, cents: 14, delay: 0.25 }, scoop: 45,
  }),
  voxLead: synthVoice({
    name: 'vocal synth', amp: { attack: 0.04, decay: 0.3, sustain: 0.85, release: 0.12 },
    oscillators: [{ wave: 'saw', level: 0.26, cents: -5 }, { wave: 'saw', level: 0.26, cents: 5 }],
    filter: { open: 5, sweep: 0.3, attack: 0.05, decay: 0.4, resonance: 0.05 }, vibrato: { hz: 5.4, cents: 16, delay: 0.3 },
    scoop: 70, formants: [[640, 4, 11], [1190, 5, 8], [2390, 5, 5]], breath: { level: 0.02, band: 3 },
  }),
  subBass: synthVoice({
    name: 'sub bass', amp: { attack: 0.008, decay: 0.5, sustain: 0.8, release: 0.07 },
    oscillators: [{ wave: 'sine', level: 0.75 }, { wave: 'triangle', level: 0.2, octave: 1 }],
  }),
  longBass: synthVoice({
    name: '808 bass', amp: { attack: 0.004, decay: 0.9, sustain: 0.35, release: 0.12 }, oscillators: [{ wave: 'sine', level: 0.85 }],
    drop: { semitones: 9, seconds: 0.035 },
  }),
  sawBass: synthVoice({
    name: 'analogue bass', amp: { attack: 0.004, decay: 0.22, sustain: 0.6, release: 0.05 },
    oscillators: [{ wave: 'saw', level: 0.42 }, { wave: 'square', level: 0.25, octave: -1 }],
    filter: { open: 2.2, sweep: 2.2, attack: 0.003, decay: 0.14, resonance: 0.4 },
  }),
  acidBass: synthVoice({
    name: 'acid bass', amp: { attack: 0.003, decay: 0.25, sustain: 0.55, release: 0.03 }, oscillators: [{ wave: 'saw', level: 0.5 }],
    filter: { open: 2, sweep: 2.6, attack: 0.003, decay: 0.12, resonance: 0.82 },
  }),
  dubBass: synthVoice({
    name: 'dub bass', amp: { attack: 0.006, decay: 0.3, sustain: 0.75, release: 0.06 },
    oscillators: [{ wave: 'triangle', level: 0.7 }, { wave: 'sine', level: 0.3 }], filter: { open: 3, sweep: 0.8, attack: 0.005, decay: 0.12, resonance: 0.1 },
  }),
  drone: synthVoice({
    name: 'drone', amp: { attack: 1.6, decay: 2, sustain: 0.95, release: 2.4 },
    oscillators: [{ wave: 'saw', level: 0.16, cents: -4 }, { wave: 'saw', level: 0.16, cents: 5 }, { wave: 'hollow', level: 0.22, octave: -1 }],
    filter: { open: 2.2, sweep: 1.2, attack: 3, decay: 5, resonance: 0.35 },
  }),
  bitTone: synthVoice({
    name: 'ring tones', amp: { attack: 0.002, decay: 0.12, sustain: 0.2, release: 0.08 },
    oscillators: [{ wave: 'pulse', level: 0.3 }, { wave: 'sine', level: 0.3, octave: 1, cents: 386 }],
    filter: { open: 6, sweep: 1.2, attack: 0.002, decay: 0.1, resonance: 0.5 },
  }),
} as const;
