import { SAMPLE_RATE } from '../dsp/constants';
import type { Random } from '../random';
import { planLongSections } from './longForm';
import type { GenreScore } from './score';
import type { Section, SectionKind, Theme } from './section';

export type { Section, Theme };

export type Form = { tempo: number; barSeconds: number; sections: Section[]; bars: number };

/** Seconds for the last chord to ring. */
export const TAIL_SECONDS = 3;
/** From this length on, in seconds, a piece has the form of a whole song instead of a sketch. */
export const LONG_SECONDS = 150;

const BODIES: SectionKind[][] = [
  ['verse'],
  ['verse', 'lift'],
  ['verse', 'verse', 'lift'],
  ['verse', 'lift', 'verse', 'lift'],
  ['verse', 'verse', 'lift', 'bridge', 'lift'],
  ['verse', 'verse', 'lift', 'verse', 'bridge', 'lift'],
  ['verse', 'verse', 'lift', 'verse', 'lift', 'bridge', 'lift'],
  ['verse', 'verse', 'lift', 'verse', 'lift', 'bridge', 'lift', 'lift'],
  ['verse', 'verse', 'lift', 'verse', 'verse', 'lift', 'bridge', 'lift', 'lift'],
];

/** Length of a piece in samples: whole bars and the last chord. */
export const framesOf = ({ bars, barSeconds }: Form): number => Math.round((bars * barSeconds + TAIL_SECONDS) * SAMPLE_RATE);

/** Plans intro, verses, lifts, a bridge and an outro for the wanted length, to the nearest bar. */
export function planForm(score: GenreScore, seconds: number, random: Random): Form {
  const tempo = Math.round(random.between(score.tempo[0], score.tempo[1]) * 10) / 10;
  const barSeconds = (score.beats * 60) / tempo;
  const phrase = score.phraseBars ?? (barSeconds < 1.75 ? 8 : 4);
  const bars = Math.max(phrase, Math.round((seconds - TAIL_SECONDS) / barSeconds));
  if (seconds >= LONG_SECONDS) {
    return { tempo, barSeconds, bars, sections: planLongSections(bars, phrase, random.fork('long')) };
  }

  // Bars that fill no whole phrase become intro and outro; a piece without an intro gives up a phrase for one.
  let count = Math.min(BODIES.length, Math.floor(bars / phrase));
  if (bars - count * phrase < 2 && count > 2) count--;
  const rest = bars - count * phrase;
  const outro = Math.min(4, Math.floor(rest / 2));
  return { tempo, barSeconds, bars, sections: layOut(BODIES[count - 1]!, phrase, rest - outro, outro) };
}

function layOut(body: SectionKind[], phrase: number, intro: number, outro: number): Section[] {
  const kinds: [SectionKind, number][] = body.map((kind) => [kind, phrase]);
  if (intro > 0) kinds.unshift(['intro', intro]);
  if (outro > 0) kinds.push(['outro', outro]);
  const verses = { seen: 0 };
  let firstBar = 0;
  return kinds.map(([kind, bars]) => {
    const theme: Theme = kind === 'lift' ? 'lift' : 'verse';
    const section = { kind, bars, firstBar, intensity: intensityOf(kind, verses), theme, variant: 0, shift: 0 };
    firstBar += bars;
    return section;
  });
}

function intensityOf(kind: SectionKind, verses: { seen: number }): number {
  if (kind === 'lift') return 4;
  if (kind === 'bridge') return 2;
  if (kind === 'verse') return verses.seen++ === 0 ? 2 : 3;
  return 1;
}
