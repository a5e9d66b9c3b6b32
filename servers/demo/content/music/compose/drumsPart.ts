import type { DrumId } from '../drums/catalogue';
import type { Random } from '../random';
import type { Section } from './form';
import { strokesOf } from './grid';
import type { DrumScore, Groove } from './score';
import { lastStep, type Song } from './song';
import { elementAfter } from './elementAfter';

export type DrumHit = { time: number; drum: DrumId; velocity: number };

type Grooves = { verse: Groove; lift: Groove; light: Groove | undefined };

const VELOCITY: Record<string, number> = { X: 1, x: 0.78, o: 0.38, '?': 0.5 };

/** Plays the grooves, a fill at the end of each section and a crash at the start of each lift. */
export function writeDrums(song: Song, score: DrumScore, random: Random): DrumHit[] {
  const grooves = {
    verse: random.pick(score.verse),
    lift: random.pick(score.lift ?? score.verse),
    light: score.light ? random.pick(score.light) : undefined,
  };
  const hits: DrumHit[] = [];
  const loose = song.score.looseness / 1400;
  const hit = (step: number, drum: DrumId, velocity: number) =>
    hits.push({ time: Math.max(0, song.timeOf(step) + (random.next() - 0.5) * loose), drum, velocity });

  for (const section of song.sections) {
    const first = section.firstBar * song.stepsPerBar;
    const groove = grooveOf(section, grooves, score);
    const fillFrom = score.fills && section.intensity >= 2 ? (section.bars - 1) * song.stepsPerBar + song.stepsPerBar / 2 : Infinity;
    if (groove) playGroove(groove, section, song, random, (step, drum, velocity) => {
      if (step < fillFrom || drum.includes('Hat') || drum.includes('Kick')) hit(first + step, drum, velocity);
    });
    if (score.fills && fillFrom < Infinity) playFill(score.fills, first + fillFrom, song.stepsPerBar / 2, random, hit);
    if (score.crash && section.kind === 'lift') hit(first, score.crash, 0.8);
  }
  if (score.crash) hit(lastStep(song), score.crash, 0.7);
  const kick = Object.keys(grooves.verse)[0] as DrumId | undefined;
  if (kick) hit(lastStep(song), kick, 0.9);
  return hits.sort((a, b) => a.time - b.time);
}

function grooveOf(section: Section, grooves: Grooves, score: DrumScore): Groove | undefined {
  if (section.kind === 'lift' || section.kind === 'solo') return elementAfter(score.lift ?? score.verse, grooves.lift, section.variant);
  return section.kind === 'verse' ? elementAfter(score.verse, grooves.verse, section.variant) : grooves.light;
}

function playGroove(
  groove: Groove, section: Section, song: Song, random: Random, hit: (step: number, drum: DrumId, velocity: number) => void,
): void {
  for (const [drum, pattern] of Object.entries(groove) as [DrumId, string][]) {
    for (const { step, mark } of strokesOf(pattern, section.bars, song.stepsPerBar)) {
      if (mark === '?' && random.chance(0.5)) continue;
      hit(step, drum, (VELOCITY[mark] ?? 0.7) * random.between(0.88, 1.04));
    }
  }
}

/** Writes a fill through the given drums from high to low, denser towards the end. */
function playFill(
  drums: readonly DrumId[], first: number, steps: number, random: Random, hit: (step: number, drum: DrumId, velocity: number) => void,
): void {
  const dense = random.between(0.55, 0.95);
  for (let i = 0; i < steps; i++) {
    const isOnBeat = i % 2 === 0;
    if (!isOnBeat && !random.chance(dense * (i / steps + 0.25))) continue;
    if (isOnBeat && !random.chance(0.9)) continue;
    hit(first + i, drums[Math.min(drums.length - 1, Math.floor((i / steps) * drums.length))]!, 0.6 + 0.35 * (i / steps));
  }
}
