import type { Random } from '../random';
import { stepInScale } from '../theory/scales';
import { createMotif, nearestChordTone, motifNotes } from './motif';
import { plays, type GridNote } from './notes';
import type { PartScore } from './score';
import type { Song } from './song';

type AnswerScore = Extract<PartScore, { role: 'answer' }>;
type HarmonyScore = Extract<PartScore, { role: 'harmony' }>;

/** Writes short figures into the last bar of every phrase, after the melody's last note. */
export function writeAnswers(song: Song, part: AnswerScore, random: Random): GridNote[] {
  const motifs = [0, 1].map(() => createMotif(random.pick(part.cells), song.stepsPerBar, 0.3, random));
  const notes: GridNote[] = [];
  for (const section of song.sections) {
    if (!plays(part, section)) continue;
    for (let bar = 3; bar < section.bars; bar += 4) {
      const firstStep = (section.firstBar + bar) * song.stepsPerBar;
      const middle = Math.round((part.register[0] + part.register[1]) / 2);
      const singer = { register: part.register, pitch: nearestChordTone(song, firstStep, middle) };
      notes.push(...motifNotes(song, motifs[(bar >> 2) % 2]!, firstStep, singer));
    }
  }
  return notes;
}

/** Writes a second voice below the melody. */
export function writeHarmony(song: Song, part: HarmonyScore, lead: GridNote[]): GridNote[] {
  const sections = song.sections.filter((section) => plays(part, section));
  return lead
    .filter((note) => sections.some(({ firstBar, bars }) => {
      const bar = Math.floor(note.step / song.stepsPerBar);
      return bar >= firstBar && bar < firstBar + bars;
    }))
    .map((note) => ({ ...note, midi: below(song, note, part.steps ?? -2), velocity: note.velocity - 0.08 }));
}

/** Long notes of the second voice are chord tones, and never a second away from the melody. */
function below(song: Song, note: GridNote, steps: number): number {
  const parallel = stepInScale(note.midi, steps, song.tonic, song.tune);
  if (note.steps < 4) return parallel;
  const settled = nearestChordTone(song, note.step, parallel);
  return Math.abs(settled - note.midi) < 2 ? parallel : settled;
}
