import { synthVoice } from './synth';

/** Bowed and blown instruments and the voice. */
export const WINDS = {
  flute: synthVoice({
    name: 'flute', oscillators: [{ wave: 'sine', level: 0.55 }, { wave: 'triangle', level: 0.18, cents: 2 }],
    amp: { attack: 0.06, decay: 0.3, sustain: 0.85, release: 0.1 }, vibrato: { hz: 5.1, cents: 14, delay: 0.25 },
    breath: { level: 0.1, band: 2 }, scoop: 25,
  }),
  whistle: synthVoice({
    name: 'tin whistle', oscillators: [{ wave: 'sine', level: 0.5 }, { wave: 'sine', level: 0.12, octave: 1 }],
    amp: { attack: 0.025, decay: 0.2, sustain: 0.9, release: 0.06 }, vibrato: { hz: 5.6, cents: 10, delay: 0.2 },
    breath: { level: 0.14, band: 1.5 }, scoop: 40,
  }),
  ney: synthVoice({
    name: 'ney', oscillators: [{ wave: 'triangle', level: 0.42 }], amp: { attack: 0.09, decay: 0.3, sustain: 0.85, release: 0.14 },
    vibrato: { hz: 4.6, cents: 24, delay: 0.3 }, breath: { level: 0.3, band: 1.5 }, scoop: 70,
  }),
  clarinet: synthVoice({
    name: 'clarinet', oscillators: [{ wave: 'hollow', level: 0.5 }], amp: { attack: 0.035, decay: 0.3, sustain: 0.9, release: 0.06 },
    filter: { open: 6, sweep: 0.4, attack: 0.05, decay: 0.5, resonance: 0.1 }, vibrato: { hz: 4.8, cents: 5, delay: 0.4 },
  }),
  saxophone: synthVoice({
    name: 'tenor saxophone', oscillators: [{ wave: 'reed', level: 0.45 }, { wave: 'reed', level: 0.14, cents: 6 }],
    amp: { attack: 0.03, decay: 0.25, sustain: 0.85, release: 0.07 },
    filter: { open: 4.5, sweep: 0.9, attack: 0.05, decay: 0.4, resonance: 0.15 }, vibrato: { hz: 5.3, cents: 18, delay: 0.28 },
    breath: { level: 0.07, band: 3 }, scoop: 60, formants: [[620, 1.4, 5], [1500, 1.6, 4]],
  }),
  harmonica: synthVoice({
    name: 'harmonica', oscillators: [{ wave: 'pulse', level: 0.34 }, { wave: 'pulse', level: 0.2, cents: 9 }],
    amp: { attack: 0.04, decay: 0.2, sustain: 0.85, release: 0.07 },
    filter: { open: 5, sweep: 0.6, attack: 0.08, decay: 0.4, resonance: 0.2 }, vibrato: { hz: 5.8, cents: 12, delay: 0.15 },
    scoop: 90, formants: [[1100, 1.5, 5], [2400, 1.5, 3]],
  }),
  accordion: synthVoice({
    name: 'accordion', oscillators: [{ wave: 'reed', level: 0.3, cents: -7 }, { wave: 'reed', level: 0.3, cents: 8 }, { wave: 'reed', level: 0.12, octave: 1 }],
    amp: { attack: 0.05, decay: 0.3, sustain: 0.9, release: 0.08 }, formants: [[900, 1.2, 3], [3000, 1, -4]],
  }),
  trumpet: synthVoice({
    name: 'trumpet', oscillators: [{ wave: 'saw', level: 0.5 }], amp: { attack: 0.03, decay: 0.2, sustain: 0.8, release: 0.06 },
    filter: { open: 2.4, sweep: 1.7, attack: 0.05, decay: 0.35, resonance: 0.12 }, vibrato: { hz: 5.4, cents: 12, delay: 0.3 },
    scoop: 35, formants: [[1300, 1.3, 4]],
  }),
  mutedTrumpet: synthVoice({
    name: 'muted trumpet', oscillators: [{ wave: 'saw', level: 0.4 }], amp: { attack: 0.03, decay: 0.2, sustain: 0.85, release: 0.06 },
    filter: { open: 4, sweep: 0.8, attack: 0.05, decay: 0.4, resonance: 0.2 }, vibrato: { hz: 5.2, cents: 14, delay: 0.3 },
    scoop: 45, formants: [[350, 1, -9], [1900, 3, 11], [3100, 2, 4]],
  }),
  brass: synthVoice({
    name: 'brass section', oscillators: [{ wave: 'saw', level: 0.3, cents: -8 }, { wave: 'saw', level: 0.3, cents: 7 }, { wave: 'saw', level: 0.18, octave: -1 }],
    amp: { attack: 0.025, decay: 0.25, sustain: 0.75, release: 0.07 },
    filter: { open: 2, sweep: 2.1, attack: 0.05, decay: 0.3, resonance: 0.1 }, scoop: 30,
  }),
  horn: synthVoice({
    name: 'French horn', oscillators: [{ wave: 'saw', level: 0.3, cents: -4 }, { wave: 'saw', level: 0.3, cents: 4 }],
    amp: { attack: 0.09, decay: 0.4, sustain: 0.85, release: 0.18 },
    filter: { open: 1.7, sweep: 0.9, attack: 0.12, decay: 0.7, resonance: 0.05 }, vibrato: { hz: 4.6, cents: 5, delay: 0.4 },
  }),
  violin: synthVoice({
    name: 'violin', oscillators: [{ wave: 'saw', level: 0.45 }], amp: { attack: 0.08, decay: 0.3, sustain: 0.9, release: 0.12 },
    filter: { open: 7, sweep: 0.4, attack: 0.1, decay: 0.5, resonance: 0.05 }, vibrato: { hz: 5.7, cents: 20, delay: 0.22 },
    breath: { level: 0.03, band: 4 }, formants: [[300, 2, 4], [700, 1.6, 3], [1100, 2, -4], [2800, 1.2, 5]],
  }),
  fiddle: synthVoice({
    name: 'fiddle', oscillators: [{ wave: 'saw', level: 0.45 }], amp: { attack: 0.03, decay: 0.2, sustain: 0.85, release: 0.06 },
    filter: { open: 8, sweep: 0.4, attack: 0.05, decay: 0.4, resonance: 0.05 }, vibrato: { hz: 5.9, cents: 9, delay: 0.3 },
    breath: { level: 0.05, band: 4 }, scoop: 35, formants: [[320, 2, 3], [900, 1.6, 4], [2900, 1.2, 5]],
  }),
  cello: synthVoice({
    name: 'cello', oscillators: [{ wave: 'saw', level: 0.5 }], amp: { attack: 0.1, decay: 0.4, sustain: 0.9, release: 0.16 },
    filter: { open: 6, sweep: 0.3, attack: 0.12, decay: 0.6, resonance: 0.05 }, vibrato: { hz: 5, cents: 16, delay: 0.25 },
    breath: { level: 0.03, band: 5 }, formants: [[180, 2, 4], [420, 1.6, 3], [1800, 1.4, 2]],
  }),
  stringSection: synthVoice({
    name: 'string section', amp: { attack: 0.22, decay: 0.5, sustain: 0.9, release: 0.45 },
    oscillators: [{ wave: 'saw', level: 0.2, cents: -11 }, { wave: 'saw', level: 0.2, cents: -3 }, { wave: 'saw', level: 0.2, cents: 5 }, { wave: 'saw', level: 0.2, cents: 12 }],
    filter: { open: 4.5, sweep: 0.4, attack: 0.3, decay: 1, resonance: 0.02 }, vibrato: { hz: 5.1, cents: 7, delay: 0.2 },
    formants: [[320, 1.4, 2], [2600, 1, 2]],
  }),
  choir: synthVoice({
    name: 'choir', amp: { attack: 0.25, decay: 0.6, sustain: 0.9, release: 0.5 },
    oscillators: [{ wave: 'saw', level: 0.16, cents: -13 }, { wave: 'saw', level: 0.16, cents: -2 }, { wave: 'saw', level: 0.16, cents: 10 }],
    filter: { open: 3.2, sweep: 0.2, attack: 0.3, decay: 1, resonance: 0.05 }, vibrato: { hz: 4.9, cents: 13, delay: 0.2 },
    breath: { level: 0.03, band: 3 }, formants: [[730, 4, 12], [1090, 5, 8], [2440, 5, 6]], gain: 0.8,
  }),
} as const;
