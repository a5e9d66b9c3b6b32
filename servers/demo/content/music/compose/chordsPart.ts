import type { Random } from '../random';
import { voiceChord } from '../theory/voicing';
import { choosePatterns } from './choosePatterns';
import { strokesOf, type Stroke } from './grid';
import { metricAccent, plays, type GridNote } from './notes';
import type { PartScore } from './score';
import { chordAt, lastStep, type Song } from './song';

type ChordsScore = Extract<PartScore, { role: 'chords' }>;

const MARK_VELOCITY: Record<string, number> = { X: 0.88, x: 0.7, o: 0.45, D: 0.74, U: 0.6, l: 0.72, h: 0.58 };

/** Comps, strums, arpeggiates or holds the chords; see the marks in score.ts. */
export function writeChords(song: Song, part: ChordsScore, random: Random): GridNote[] {
  const patternOf = choosePatterns(part, random);
  const voiced = createVoicer(song, part);
  const notes: GridNote[] = [];
  const strum = (part.strumMs ?? 0) / 1000 / (song.barSeconds / song.stepsPerBar);
  for (const section of song.sections) {
    if (!plays(part, section)) continue;
    const first = section.firstBar * song.stepsPerBar;
    for (const stroke of strokesOf(patternOf(section), section.bars, song.stepsPerBar)) {
      const step = first + stroke.step;
      notes.push(...strokeNotes(song, { ...stroke, step }, voiced(step), strum));
    }
  }
  const end = lastStep(song);
  const ending = strokeNotes(song, { step: end, steps: song.stepsPerBar, mark: 'D' }, voiced(end), Math.max(strum, 0.15));
  return [...notes, ...ending];
}

function strokeNotes(song: Song, stroke: Stroke, voicing: number[], strum: number): GridNote[] {
  const { step, mark } = stroke;
  const velocity = (MARK_VELOCITY[mark] ?? 0.66) + metricAccent(step, song.stepsPerBar) * 0.6;
  const steps = mark === 'o' ? Math.min(0.7, stroke.steps) : stroke.steps;
  if (/\d/.test(mark)) {
    const index = Number(mark);
    const octave = Math.floor(index / voicing.length);
    return [{ step, steps, midi: voicing[index % voicing.length]! + 12 * octave, velocity }];
  }
  const chosen = mark === 'l' ? voicing.slice(0, 1) : mark === 'h' ? voicing.slice(1) : voicing;
  const ordered = mark === 'U' ? [...chosen].reverse() : chosen;
  return ordered.map((midi, i) => ({ step: step + i * strum, steps: Math.max(0.5, steps - i * strum), midi, velocity: velocity - i * 0.015 }));
}

/** Voices each chord once, close to the one before it. */
function createVoicer(song: Song, part: ChordsScore): (step: number) => number[] {
  const options = { low: part.register[0], high: part.register[1], size: part.size ?? 4 };
  const voicings = new Map<number, number[]>();
  let previous: number[] | undefined;
  for (const span of song.chords) {
    previous = voiceChord(span.chord, song.tonic, options, previous);
    voicings.set(span.step, previous);
  }
  return (step) => voicings.get(chordAt(song, step).step)!;
}
