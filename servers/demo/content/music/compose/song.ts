import type { Random } from '../random';
import { type Chord, parseProgression } from '../theory/chords';
import { keyName, SCALES } from '../theory/scales';
import { planForm, type Form, type Section } from './form';
import { createClock } from './grid';
import { elementAfter } from './elementAfter';
import type { GenreScore, Harmony } from './score';

export type ChordSpan = { step: number; steps: number; chord: Chord };

/** What all parts share: form, key, chords and tempo. Steps are sixteenths from the start of the piece. */
export type Song = Form & {
  score: GenreScore;
  tonic: number;
  key: string;
  scale: readonly number[];
  tune: readonly number[];
  stepsPerBar: number;
  /** Sections in order, without gaps, over all bars. */
  chords: ChordSpan[];
  timeOf: (step: number) => number;
};

/** The form alone, with the same random choices as `planSong`. */
export const formOf = (score: GenreScore, seconds: number, random: Random): Form =>
  planForm(score, seconds, random.fork('form'));

export function planSong(score: GenreScore, seconds: number, random: Random): Song {
  const form = formOf(score, seconds, random);
  const choose = random.fork('harmony');
  const harmony = choose.pick(score.harmony);
  const tonic = choose.pick(score.tonics) % 12;
  const stepsPerBar = score.beats * 4;
  return {
    ...form,
    score,
    tonic,
    key: keyName(tonic, harmony.scale),
    scale: SCALES[harmony.scale],
    tune: SCALES[harmony.tune ?? harmony.scale],
    stepsPerBar,
    chords: chordsOf(form.sections, harmony, stepsPerBar, choose),
    timeOf: createClock(score, form.barSeconds),
  };
}

/** The chord that sounds at a step. */
export function chordAt(song: Song, step: number): ChordSpan {
  let low = 0;
  let high = song.chords.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (song.chords[middle]!.step <= step) low = middle;
    else high = middle - 1;
  }
  return song.chords[low]!;
}

/** The step after the last bar, at which the last chord starts. */
export const lastStep = (song: Song) => song.bars * song.stepsPerBar;

function chordsOf(sections: Section[], harmony: Harmony, stepsPerBar: number, random: Random): ChordSpan[] {
  const chosen = { verse: random.pick(harmony.verse), lift: random.pick(harmony.lift) };
  const verse = parseProgression(chosen.verse);
  const spans: ChordSpan[] = [];
  for (const section of sections) {
    const kind = section.kind === 'lift' || section.kind === 'bridge' ? 'lift' : 'verse';
    // Lifts repeat unchanged, so that they are recognised; the bridge of a long piece has other chords.
    const turns = section.kind === 'bridge' ? section.variant : 0;
    const progression = parseProgression(elementAfter(harmony[kind], chosen[kind], turns));
    for (let bar = 0; bar < section.bars; bar++) {
      const chords = progression[bar % progression.length]!;
      const steps = stepsPerBar / chords.length;
      chords.forEach((chord, i) => {
        spans.push({ step: Math.round((section.firstBar + bar) * stepsPerBar + i * steps), steps: Math.round(steps), chord });
      });
    }
  }
  const first = verse[0]![0]!;
  const end = sections.at(-1)!;
  spans.push({ step: (end.firstBar + end.bars) * stepsPerBar, steps: stepsPerBar, chord: first });
  return spans;
}
