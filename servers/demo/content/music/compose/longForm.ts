import type { Random } from '../random';
import type { Section, SectionKind, Theme } from './section';

/** A kind of section and its share of the piece, in phrases of a piece of average length. */
type Plan = { sections: [kind: SectionKind, share: number][]; /** Semitones by which the last lift and all after it rise. */ rise: number };

/** Plans of whole songs: repeated sections are varied, and no two neighbours are equal. */
const PLANS: Plan[] = [
  {
    sections: [
      ['intro', 1], ['verse', 2], ['lift', 2], ['verse', 2], ['lift', 2], ['bridge', 1.5], ['solo', 2], ['break', 1], ['lift', 2.5], ['outro', 1],
    ],
    rise: 2,
  },
  {
    sections: [
      ['intro', 1], ['solo', 1], ['verse', 2], ['verse', 1.5], ['lift', 2], ['break', 1], ['verse', 2], ['bridge', 1.5], ['solo', 2], ['lift', 2], ['outro', 1],
    ],
    rise: 0,
  },
  {
    sections: [
      ['intro', 1.5], ['verse', 2], ['lift', 1.5], ['verse', 2], ['lift', 2], ['solo', 2], ['bridge', 2], ['break', 1], ['verse', 1], ['lift', 2], ['outro', 1.5],
    ],
    rise: 0,
  },
  {
    sections: [
      ['break', 1], ['verse', 2], ['verse', 2], ['lift', 2], ['solo', 1.5], ['verse', 2], ['lift', 1.5], ['bridge', 2], ['lift', 2], ['lift', 1], ['outro', 1],
    ],
    rise: 1,
  },
];

/**
 * Scales a plan to `bars` bars; sections last whole phrases, and the remaining bars lengthen the outro.
 * @param phrase bars of a phrase; slow or long-winded genres, of which too few fit, get shorter ones
 */
export function planLongSections(bars: number, phrase: number, random: Random): Section[] {
  const { sections, rise } = random.pick(PLANS);
  const unit = [phrase, 4, 2].find((each) => bars >= each * sections.length) ?? 1;
  const lengths = spread(Math.floor(bars / unit), sections.map(([, share]) => share));
  const lastLift = sections.findLastIndex(([kind]) => kind === 'lift');
  const seen = new Map<SectionKind, number>();
  let firstBar = 0;
  return sections.map(([kind], index) => {
    const times = seen.get(kind) ?? 0;
    seen.set(kind, times + 1);
    const length = index === sections.length - 1 ? bars - firstBar : lengths[index]! * unit;
    const section: Section = {
      kind,
      firstBar,
      bars: length,
      intensity: intensityOf(kind, times),
      theme: themeOf(kind),
      variant: variantOf(kind, times),
      shift: index >= lastLift ? rise : 0,
    };
    firstBar += length;
    return section;
  });
}

/** Distributes phrases over sections: each section gets at least one, and the sum is kept. */
function spread(phrases: number, shares: number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let given = 0;
  let asked = 0;
  return shares.map((share, index) => {
    asked += (share / total) * phrases;
    const left = shares.length - 1 - index;
    const length = Math.max(1, Math.min(Math.round(asked) - given, phrases - given - left));
    given += length;
    return length;
  });
}

function intensityOf(kind: SectionKind, times: number): number {
  if (kind === 'lift') return 4;
  if (kind === 'solo') return 3;
  if (kind === 'verse') return times === 0 ? 2 : 3;
  return kind === 'bridge' ? 2 : 1;
}

function themeOf(kind: SectionKind): Theme {
  return kind === 'lift' || kind === 'bridge' || kind === 'solo' ? kind : 'verse';
}

function variantOf(kind: SectionKind, times: number): number {
  if (kind === 'bridge' || kind === 'solo') return 1 + times;
  return kind === 'verse' || kind === 'lift' ? Math.floor(times / 2) : 0;
}
