import { fmVoice } from './fm';
import { modalVoice } from './modal';
import { organVoice } from './organ';
import { pianoVoice } from './piano';

/** Keyboards and mallet instruments. */
export const KEYS = {
  grandPiano: pianoVoice({ name: 'grand piano', bright: 0.62, ring: 4.2, detuneCents: 1.1, hammer: 0.05 }),
  feltPiano: pianoVoice({ name: 'felt piano', bright: 0.12, ring: 3.4, detuneCents: 1.6, hammer: 0.09 }),
  uprightPiano: pianoVoice({ name: 'upright piano', bright: 0.72, ring: 2.6, detuneCents: 4.5, hammer: 0.08 }),
  electricPiano: fmVoice({
    name: 'electric piano', ring: 3.6, level: 0.95,
    modulators: [{ ratio: 1, depth: 0.85, stay: 0.12, fall: 0.9 }, { ratio: 14, depth: 0.32, stay: 0, fall: 0.06 }],
  }),
  reedPiano: fmVoice({
    name: 'reed piano', ring: 1.9, level: 0.9,
    modulators: [{ ratio: 2, depth: 1.15, stay: 0.35, fall: 0.5 }, { ratio: 7, depth: 0.25, stay: 0, fall: 0.05 }],
  }),
  glassKeys: fmVoice({
    name: 'glass keys', ring: 3.2, level: 0.8, releaseSeconds: 0.6,
    modulators: [{ ratio: 3.01, depth: 0.9, stay: 0.1, fall: 0.6 }, { ratio: 7.03, depth: 0.4, stay: 0, fall: 0.2 }],
  }),
  clavinet: fmVoice({
    name: 'clavinet', ring: 1.1, level: 0.8, releaseSeconds: 0.02,
    modulators: [{ ratio: 3, depth: 1.9, stay: 0.5, fall: 0.22 }, { ratio: 5, depth: 1.1, stay: 0.1, fall: 0.08 }],
  }),
  fmBass: fmVoice({
    name: 'FM bass', ring: 1.5, level: 1.3, releaseSeconds: 0.03,
    modulators: [{ ratio: 1, depth: 1.8, stay: 0.4, fall: 0.25 }, { ratio: 3, depth: 0.8, stay: 0, fall: 0.06 }],
  }),
  jazzOrgan: organVoice({ name: 'tonewheel organ', drawbars: '888000000', percussion: 0.16, vibratoCents: 5 }),
  gospelOrgan: organVoice({ name: 'gospel organ', drawbars: '868800468', vibratoCents: 11 }),
  reggaeOrgan: organVoice({ name: 'bubble organ', drawbars: '008604000', percussion: 0.1, vibratoCents: 4 }),
  pipeOrgan: organVoice({ name: 'pipe organ', drawbars: '807605040', vibratoCents: 0 }),
  comboOrgan: organVoice({ name: 'combo organ', drawbars: '006808060', vibratoCents: 14 }),
  vibraphone: modalVoice({
    name: 'vibraphone', modes: [[1, 0.5, 4.5], [4, 0.12, 1.2], [10, 0.04, 0.3]], strike: [0.05, 0.01], releaseSeconds: 0.5,
  }),
  marimba: modalVoice({ name: 'marimba', modes: [[1, 0.62, 1.1], [3.93, 0.2, 0.25], [9.2, 0.08, 0.09]], strike: [0.09, 0.012] }),
  glockenspiel: modalVoice({
    name: 'glockenspiel', modes: [[1, 0.4, 2.6], [2.76, 0.18, 1.1], [5.4, 0.1, 0.5]], strike: [0.04, 0.006], releaseSeconds: 1,
  }),
  musicBox: modalVoice({ name: 'music box', modes: [[1, 0.45, 1.9], [2.02, 0.1, 1.2], [5.9, 0.16, 0.4]], strike: [0.06, 0.004], releaseSeconds: 0.8 }),
  kalimba: modalVoice({ name: 'kalimba', modes: [[1, 0.55, 1.5], [5.6, 0.12, 0.16], [9.1, 0.05, 0.08]], strike: [0.08, 0.01], releaseSeconds: 0.5 }),
  balafon: modalVoice({
    name: 'balafon', modes: [[1, 0.55, 0.75], [2.7, 0.16, 0.3], [4.9, 0.18, 0.18], [1.012, 0.14, 0.6]], strike: [0.14, 0.02],
  }),
  steelDrum: modalVoice({
    name: 'steel drum', modes: [[1, 0.42, 1.3], [2.003, 0.3, 0.9], [3.01, 0.14, 0.5], [4.2, 0.1, 0.35], [0.5, 0.05, 0.5]], strike: [0.05, 0.01],
  }),
  bells: modalVoice({
    name: 'tubular bells', modes: [[1, 0.3, 4.5], [2, 0.24, 3.2], [2.4, 0.14, 2.2], [3, 0.14, 1.8], [4.5, 0.1, 1], [0.5, 0.12, 5]], releaseSeconds: 1.5,
  }),
  gong: modalVoice({
    name: 'gamelan gong', modes: [[1, 0.4, 5], [1.52, 0.22, 3.6], [2.06, 0.18, 3], [2.74, 0.14, 2.2], [3.77, 0.1, 1.6]], releaseSeconds: 2, ringFalloff: 0.2,
  }),
  celesta: modalVoice({ name: 'celesta', modes: [[1, 0.5, 2.1], [3.98, 0.09, 0.5], [2, 0.06, 1.4]], strike: [0.03, 0.008], releaseSeconds: 0.4 }),
} as const;
