import type { Random } from '../random';
import { snapToScale } from '../theory/scales';
import { choosePatterns } from './choosePatterns';
import { strokesOf } from './grid';
import { metricAccent, plays, type GridNote } from './notes';
import type { PartScore } from './score';
import { chordAt, lastStep, type Song } from './song';

type BassScore = Extract<PartScore, { role: 'bass' }>;

/** Plays the bass patterns over the chords; see the marks in score.ts. */
export function writeBass(song: Song, part: BassScore, random: Random): GridNote[] {
  const patternOf = choosePatterns(part, random);
  const notes: GridNote[] = [];
  for (const section of song.sections) {
    if (!plays(part, section)) continue;
    const first = section.firstBar * song.stepsPerBar;
    for (const stroke of strokesOf(patternOf(section), section.bars, song.stepsPerBar)) {
      const step = first + stroke.step;
      const isShort = stroke.mark === 'r' || stroke.mark === 'o';
      notes.push({
        step,
        steps: isShort ? Math.min(0.6, stroke.steps) : stroke.steps,
        midi: pitchOf(song, part, stroke.mark, step, stroke.steps),
        velocity: (isShort ? 0.6 : 0.78) + metricAccent(step, song.stepsPerBar),
      });
    }
  }
  notes.push({ step: lastStep(song), steps: song.stepsPerBar, midi: rootOf(song, part, lastStep(song)), velocity: 0.85 });
  return notes;
}

function rootOf(song: Song, part: BassScore, step: number): number {
  return fold(song.tonic + chordAt(song, step).chord.root, part.register);
}

function pitchOf(song: Song, part: BassScore, mark: string, step: number, steps: number): number {
  const root = rootOf(song, part, step);
  const { tones } = chordAt(song, step).chord;
  const third = tones.find((tone) => tone === 3 || tone === 4 || tone === 5 || tone === 2) ?? 7;
  const seventh = tones.find((tone) => tone === 10 || tone === 11 || tone === 9) ?? 12;
  switch (mark) {
    case 'O':
      return root + 12;
    case '5':
      return root + (tones.includes(6) ? 6 : 7);
    case '4':
      return root - 5;
    case '3':
      return root + third;
    case '7':
      return root + seventh;
    case '2':
      return snapToScale(root + 2, song.tonic, song.scale);
    case 'A': {
      const next = rootOf(song, part, step + steps);
      return next + (step % 8 < 4 ? -1 : snapToScale(next + 2, song.tonic, song.scale) - next);
    }
    default:
      return root;
  }
}

/** Moves a pitch class into the octave that starts at the bottom of the register. */
function fold(pitch: number, [low]: [number, number]): number {
  return low + ((((pitch - low) % 12) + 12) % 12);
}
