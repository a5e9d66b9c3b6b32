import { modalVoice, type Mode } from '../voices/modal';
import { hiss, metal, snare, type HissSpec, type MetalSpec, type SnareSpec } from './noises';
import { skin, type SkinSpec } from './skins';

/** Renders one stroke; `seed` chooses the noise, so that two strokes never have the same samples. */
export type DrumSound = { name: string; render: (seed: number) => Float32Array };

const aSkin = (name: string, spec: SkinSpec): DrumSound => ({ name, render: (seed) => skin(spec, seed) });
const aSnare = (name: string, spec: SnareSpec): DrumSound => ({ name, render: (seed) => snare(spec, seed) });
const aMetal = (name: string, spec: MetalSpec): DrumSound => ({ name, render: (seed) => metal(spec, seed) });
const aHiss = (name: string, spec: HissSpec): DrumSound => ({ name, render: (seed) => hiss(spec, seed) });
/** Wood blocks and bells with a fixed pitch (MIDI). */
const aBlock = (name: string, midi: number, modes: Mode[], strike: number): DrumSound => {
  const voice = modalVoice({ name, modes, strike: [strike, 0.006], ringFalloff: 0 });
  return { name, render: (seed) => voice.render({ midi, seconds: 1, velocity: 0.9, seed }) };
};

export const DRUMS = {
  rockKick: aSkin('bass drum', { hz: 56, bend: 3.2, bendSeconds: 0.018, ring: 0.34, slap: { level: 0.5, hz: 3200, seconds: 0.012 }, drive: 1.8 }),
  softKick: aSkin('soft bass drum', { hz: 52, bend: 2.2, bendSeconds: 0.02, ring: 0.3, slap: { level: 0.16, hz: 1400, seconds: 0.016 } }),
  houseKick: aSkin('electronic kick', { hz: 50, bend: 5.5, bendSeconds: 0.022, ring: 0.42, slap: { level: 0.3, hz: 4200, seconds: 0.007 }, drive: 2.4 }),
  boomKick: aSkin('808 kick', { hz: 46, bend: 4, bendSeconds: 0.03, ring: 0.75, slap: { level: 0.2, hz: 2500, seconds: 0.006 }, drive: 1.6 }),
  clickKick: aSkin('double bass drum', { hz: 60, bend: 4.5, bendSeconds: 0.012, ring: 0.22, slap: { level: 0.95, hz: 4600, seconds: 0.01 }, drive: 2.2 }),
  surdo: aSkin('surdo', { hz: 74, bend: 1.25, bendSeconds: 0.05, ring: 0.6, slap: { level: 0.18, hz: 700, seconds: 0.03 } }),
  timpani: aSkin('timpani', { hz: 87, bend: 1.06, bendSeconds: 0.05, ring: 1.5, slap: { level: 0.14, hz: 500, seconds: 0.04 }, overtone: [1.5, 0.45] }),
  rockSnare: aSnare('snare drum', { hz: 186, body: 0.5, ring: 0.14, wires: 0.95, wiresRing: 0.24, bright: 0.6 }),
  tightSnare: aSnare('tight snare', { hz: 226, body: 0.42, ring: 0.09, wires: 0.85, wiresRing: 0.15, bright: 0.8 }),
  fatSnare: aSnare('fat snare', { hz: 160, body: 0.6, ring: 0.2, wires: 0.8, wiresRing: 0.3, bright: 0.35 }),
  trapSnare: aSnare('electronic snare', { hz: 205, body: 0.34, ring: 0.08, wires: 1.1, wiresRing: 0.2, bright: 1 }),
  brushSnare: aHiss('brushed snare', { hz: 3800, q: 0.5, attack: 0.012, ring: 0.2 }),
  brushSweep: aHiss('brush sweep', { hz: 5200, q: 0.5, attack: 0.09, ring: 0.3 }),
  rim: aBlock('cross-stick', 79, [[1, 0.5, 0.07], [2.3, 0.4, 0.05], [4.1, 0.2, 0.03]], 0.5),
  clap: aHiss('hand clap', { hz: 1500, q: 1.1, attack: 0.001, ring: 0.22, bursts: 4 }),
  snap: aHiss('finger snap', { hz: 2500, q: 2.2, attack: 0.001, ring: 0.09, bursts: 2 }),
  closedHat: aMetal('closed hi-hat', { hz: 540, ring: 0.07, highpass: 7200, noise: 0.45 }),
  tickHat: aMetal('electronic hi-hat', { hz: 820, ring: 0.045, highpass: 8600, noise: 0.2 }),
  openHat: aMetal('open hi-hat', { hz: 540, ring: 0.5, highpass: 6600, noise: 0.45 }),
  ride: aMetal('ride cymbal', { hz: 640, ring: 1.1, highpass: 5200, noise: 0.25 }),
  crash: aMetal('crash cymbal', { hz: 480, ring: 2.4, highpass: 3900, noise: 0.6, attack: 0.003 }),
  swell: aMetal('cymbal swell', { hz: 430, ring: 2.6, highpass: 3300, noise: 0.6, attack: 1.1 }),
  highTom: aSkin('high tom', { hz: 152, bend: 1.5, bendSeconds: 0.03, ring: 0.32, slap: { level: 0.25, hz: 2200, seconds: 0.012 } }),
  lowTom: aSkin('floor tom', { hz: 88, bend: 1.5, bendSeconds: 0.04, ring: 0.46, slap: { level: 0.25, hz: 1600, seconds: 0.014 } }),
  highConga: aSkin('high conga', { hz: 262, bend: 1.12, bendSeconds: 0.012, ring: 0.24, slap: { level: 0.22, hz: 1500, seconds: 0.02 }, overtone: [2.1, 0.18] }),
  lowConga: aSkin('low conga', { hz: 176, bend: 1.12, bendSeconds: 0.014, ring: 0.34, slap: { level: 0.16, hz: 1000, seconds: 0.02 }, overtone: [2.1, 0.14] }),
  congaSlap: aSkin('conga slap', { hz: 330, bend: 1.3, bendSeconds: 0.006, ring: 0.07, slap: { level: 0.85, hz: 2600, seconds: 0.03 } }),
  bongo: aSkin('bongos', { hz: 392, bend: 1.1, bendSeconds: 0.008, ring: 0.15, slap: { level: 0.35, hz: 2600, seconds: 0.012 }, overtone: [1.7, 0.2] }),
  djembeBass: aSkin('djembe', { hz: 78, bend: 1.6, bendSeconds: 0.02, ring: 0.4, slap: { level: 0.2, hz: 600, seconds: 0.02 } }),
  djembeSlap: aSkin('djembe slap', { hz: 410, bend: 1.2, bendSeconds: 0.006, ring: 0.1, slap: { level: 0.7, hz: 3000, seconds: 0.02 }, overtone: [1.5, 0.3] }),
  tablaLow: aSkin('tabla', { hz: 92, bend: 1.45, bendSeconds: 0.09, ring: 0.55, slap: { level: 0.12, hz: 900, seconds: 0.01 } }),
  tablaHigh: aSkin('dayan', { hz: 311, bend: 1.02, bendSeconds: 0.01, ring: 0.4, slap: { level: 0.3, hz: 2400, seconds: 0.008 }, overtone: [2, 0.4] }),
  timbale: aSkin('timbales', { hz: 340, bend: 1.15, bendSeconds: 0.01, ring: 0.28, slap: { level: 0.5, hz: 4200, seconds: 0.015 }, overtone: [1.66, 0.5] }),
  talkingDrum: aSkin('talking drum', { hz: 190, bend: 0.72, bendSeconds: 0.06, ring: 0.22, slap: { level: 0.3, hz: 1500, seconds: 0.012 } }),
  logDrum: aSkin('log drum', { hz: 98, bend: 1.9, bendSeconds: 0.03, ring: 0.5, slap: { level: 0.1, hz: 1200, seconds: 0.008 }, overtone: [2.76, 0.16], drive: 1.4 }),
  shaker: aHiss('shaker', { hz: 6800, q: 0.9, attack: 0.018, ring: 0.07 }),
  maracas: aHiss('maracas', { hz: 7600, q: 1.4, attack: 0.006, ring: 0.05 }),
  guiro: aHiss('güiro', { hz: 4200, q: 1.6, attack: 0.02, ring: 0.2, bursts: 9 }),
  tambourine: aMetal('tambourine', { hz: 1400, ring: 0.16, highpass: 7000, noise: 0.35 }),
  clave: aBlock('claves', 98, [[1, 0.9, 0.09], [2.7, 0.1, 0.03]], 0.08),
  woodblock: aBlock('woodblock', 84, [[1, 0.8, 0.08], [1.52, 0.4, 0.05], [2.9, 0.15, 0.03]], 0.1),
  cowbell: aBlock('cowbell', 78, [[1, 0.5, 0.28], [1.48, 0.42, 0.22], [3.1, 0.16, 0.12], [4.6, 0.1, 0.1]], 0.16),
  agogo: aBlock('agogô', 86, [[1, 0.55, 0.34], [2.42, 0.26, 0.2], [4.1, 0.14, 0.12]], 0.1),
  triangle: aBlock('triangle', 101, [[1, 0.3, 1.4], [1.62, 0.24, 1.1], [2.35, 0.2, 0.8]], 0.05),
  glitch: aHiss('glitch', { hz: 9000, q: 4, attack: 0.0005, ring: 0.03, bursts: 3 }),
} as const satisfies Record<string, DrumSound>;

export type DrumId = keyof typeof DRUMS;
