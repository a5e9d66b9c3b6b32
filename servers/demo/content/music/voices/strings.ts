import { stringVoice } from './string';

/** All plucked string instruments. */
export const STRINGS = {
  nylonGuitar: stringVoice({
    name: 'nylon guitar', ring: 2.4, bright: 0.42, pick: 0.28, body: [[105, 2, 5], [210, 2, 4], [2600, 1, -4]], gain: 1.1,
  }),
  steelGuitar: stringVoice({
    name: 'steel guitar', ring: 3.2, bright: 0.75, pick: 0.17, body: [[110, 2, 4], [230, 2, 3], [3400, 0.9, 3]],
  }),
  twelveString: stringVoice({
    name: 'twelve-string guitar', ring: 3, bright: 0.82, pick: 0.15, courseCents: 7, body: [[120, 2, 3], [3600, 0.9, 3]],
  }),
  cleanGuitar: stringVoice({
    name: 'clean electric guitar', ring: 3.6, bright: 0.6, pick: 0.22, courseCents: 2.5, body: [[700, 0.8, 2], [2400, 1, 4]],
  }),
  mutedGuitar: stringVoice({
    name: 'muted guitar', ring: 0.32, bright: 0.5, pick: 0.14, body: [[900, 1, 4], [2200, 1, 3]], releaseSeconds: 0.03, gain: 1.2,
  }),
  jazzGuitar: stringVoice({
    name: 'hollow-body guitar', ring: 2.2, bright: 0.26, pick: 0.33, body: [[190, 1.5, 3], [900, 0.8, 2], [3000, 0.7, -6]], gain: 1.15,
  }),
  banjo: stringVoice({ name: 'banjo', ring: 0.9, bright: 0.95, pick: 0.1, body: [[760, 2, 6], [300, 1, -5], [2700, 1, 4]] }),
  mandolin: stringVoice({ name: 'mandolin', ring: 1.3, bright: 0.85, pick: 0.12, courseCents: 9, body: [[420, 2, 4], [2900, 1, 4]] }),
  harp: stringVoice({ name: 'harp', ring: 3.8, bright: 0.4, pick: 0.42, body: [[250, 1, 2], [1800, 0.8, -2]], releaseSeconds: 0.9 }),
  kora: stringVoice({ name: 'kora', ring: 2.1, bright: 0.66, pick: 0.2, body: [[330, 2, 5], [1500, 1.5, 3]], releaseSeconds: 0.6 }),
  oud: stringVoice({ name: 'oud', ring: 1.3, bright: 0.5, pick: 0.24, courseCents: 5, body: [[160, 2, 5], [480, 1.6, 3]] }),
  koto: stringVoice({ name: 'koto', ring: 2, bright: 0.9, pick: 0.08, body: [[560, 2, 4], [2100, 1.4, 3]], releaseSeconds: 0.7 }),
  sitar: stringVoice({ name: 'sitar', ring: 3, bright: 1, pick: 0.05, courseCents: 11, body: [[1300, 2, 5], [3300, 1.2, 6]] }),
  tres: stringVoice({ name: 'tres', ring: 1.5, bright: 0.78, pick: 0.13, courseCents: 8, body: [[380, 1.8, 4], [2500, 1, 3]] }),
  harpsichord: stringVoice({ name: 'harpsichord', ring: 1.9, bright: 1, pick: 0.09, courseCents: 3, body: [[3000, 0.8, 3], [200, 1, -3]] }),
  pizzicato: stringVoice({ name: 'pizzicato strings', ring: 0.55, bright: 0.34, pick: 0.35, courseCents: 12, body: [[280, 1.5, 4]], gain: 1.4 }),
  fingerBass: stringVoice({
    name: 'electric bass', ring: 2.2, bright: 0.3, pick: 0.25, body: [[80, 1, 4], [700, 1, 3], [2200, 0.8, -3]], releaseSeconds: 0.05, gain: 1.25,
  }),
  pickBass: stringVoice({
    name: 'picked bass', ring: 2.2, bright: 0.58, pick: 0.14, body: [[90, 1, 4], [1100, 1, 4]], releaseSeconds: 0.04, gain: 1.15,
  }),
  slapBass: stringVoice({
    name: 'slap bass', ring: 1.6, bright: 0.85, pick: 0.07, body: [[85, 1, 5], [500, 1, -4], [2600, 1, 5]], releaseSeconds: 0.03, gain: 1.15,
  }),
  uprightBass: stringVoice({
    name: 'double bass', ring: 1.1, bright: 0.16, pick: 0.38, body: [[95, 1.6, 5], [190, 1.6, 4], [900, 1, -2]], releaseSeconds: 0.08, gain: 1.5,
  }),
} as const;
