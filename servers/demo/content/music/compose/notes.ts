import type { Random } from '../random';
import type { Section } from './form';
import type { PartScore } from './score';
import type { Song } from './song';

/** A note with its start in seconds from the start of the piece. */
export type Note = { time: number; seconds: number; midi: number; velocity: number };

/** A note with its start in steps of the grid. */
export type GridNote = { step: number; steps: number; midi: number; velocity: number };

export const plays = (part: PartScore, section: Section): boolean =>
  section.intensity >= (part.from ?? 1) && section.intensity <= (part.until ?? 9);

/** Notes of a section that may be transposed, and the last chord with the last section. */
export function inKeyOf(song: Song, notes: GridNote[]): GridNote[] {
  if (song.sections.every(({ shift }) => shift === 0)) return notes;
  return notes.map((note) => ({ ...note, midi: note.midi + sectionAt(song, note.step).shift }));
}

/** The section that contains a step; the last one for the last chord. */
export const sectionAt = (song: Song, step: number): Section =>
  song.sections.find(({ firstBar, bars }) => step < (firstBar + bars) * song.stepsPerBar) ?? song.sections.at(-1)!;

/** Converts grid positions to seconds, with the genre's swing and timing variation. */
export function toTime(song: Song, notes: GridNote[], random: Random): Note[] {
  const loose = song.score.looseness / 1000;
  return notes.map((note) => {
    const start = song.timeOf(note.step);
    const end = song.timeOf(note.step + note.steps);
    return {
      time: Math.max(0, start + (random.next() + random.next() - 1) * loose),
      seconds: Math.max(0.05, end - start),
      midi: note.midi,
      velocity: Math.min(1, Math.max(0.1, note.velocity + random.between(-0.06, 0.06))),
    };
  });
}

/** Downbeats are loudest, then the other beats, then the offbeats. */
export function metricAccent(step: number, stepsPerBar: number): number {
  const inBar = step % stepsPerBar;
  if (inBar === 0) return 0.12;
  if (inBar % 8 === 0) return 0.06;
  return inBar % 4 === 0 ? 0.03 : -0.03;
}
