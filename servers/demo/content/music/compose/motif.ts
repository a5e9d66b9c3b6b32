import type { Random } from '../random';
import { snapToScale, stepInScale } from '../theory/scales';
import { strokesOf, type Stroke } from './grid';
import { metricAccent, type GridNote } from './notes';
import type { Pattern } from './score';
import { chordAt, type Song } from './song';

/** One bar of melody: its rhythm and the steps along the scale between its notes. */
export type Motif = { strokes: Stroke[]; moves: number[] };

/** Mostly single steps, sometimes a leap that the following notes fill. */
export function createMotif(cell: Pattern, stepsPerBar: number, leap: number, random: Random): Motif {
  const strokes = strokesOf(cell, cell.replace(/[\s|]/g, '').length / stepsPerBar, stepsPerBar);
  let direction = random.chance(0.5) ? 1 : -1;
  let owed = 0;
  const moves = strokes.map(() => {
    if (owed !== 0) {
      const back = Math.sign(owed);
      owed -= back;
      return back;
    }
    if (random.chance(leap)) {
      const size = random.pick([2, 2, 3, 3, 4, 5]) * direction;
      owed = -Math.sign(size) * Math.min(2, Math.abs(size) - 1);
      return size;
    }
    if (random.chance(0.38)) direction = -direction;
    return random.chance(0.16) ? 0 : direction;
  });
  return { strokes, moves };
}

export type Singer = { pitch: number; register: [number, number] };

/**
 * Turns a motif into notes from `firstStep` on: it starts near the last note, keeps its shape, puts long and strong
 * notes on the chord, and stays in its register.
 */
export function motifNotes(song: Song, motif: Motif, firstStep: number, singer: Singer): GridNote[] {
  return motif.strokes.map((stroke, i) => {
    const step = firstStep + stroke.step;
    let pitch = stepInScale(singer.pitch, i === 0 ? 0 : motif.moves[i]!, song.tonic, song.tune);
    const [low, high] = singer.register;
    if (pitch > high) pitch = stepInScale(singer.pitch, -2, song.tonic, song.tune);
    if (pitch < low) pitch = stepInScale(singer.pitch, 2, song.tonic, song.tune);
    const isStrong = stroke.step % 8 === 0 || stroke.steps >= 4 || i === 0;
    if (isStrong) pitch = nearestChordTone(song, step, pitch);
    singer.pitch = pitch;
    const height = (pitch - low) / Math.max(1, high - low);
    return { step, steps: stroke.steps, midi: pitch, velocity: 0.66 + 0.12 * height + metricAccent(step, song.stepsPerBar) };
  });
}

export function nearestChordTone(song: Song, step: number, pitch: number): number {
  const { chord } = chordAt(song, step);
  const classes = chord.tones.slice(0, 4).map((tone) => (song.tonic + chord.root + tone) % 12);
  for (let distance = 0; distance < 7; distance++) {
    for (const candidate of [pitch + distance, pitch - distance]) {
      if (classes.includes(((candidate % 12) + 12) % 12)) return candidate;
    }
  }
  return snapToScale(pitch, song.tonic, song.tune);
}
