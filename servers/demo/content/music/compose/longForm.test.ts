/** @jest-environment node */
import { SCORES } from '../genres/catalogue';
import { createRandom } from '../random';
import { LONG_SECONDS, planForm, TAIL_SECONDS } from './form';
import { planLongSections } from './longForm';

const lengths = [LONG_SECONDS, 200, 300];

test.each(SCORES.map((score) => [score.name, score] as const))('%s: long pieces fill their length, section after section', (name, score) => {
  for (const seconds of lengths) {
    for (const seed of [1, 2, 3, 4]) {
      const { bars, barSeconds, sections } = planForm(score, seconds, createRandom(`${name}/${seed}`));
      expect(Math.abs(bars * barSeconds + TAIL_SECONDS - seconds)).toBeLessThanOrEqual(barSeconds / 2 + 0.01);
      let next = 0;
      for (const section of sections) {
        expect(section.firstBar).toBe(next);
        expect(section.bars).toBeGreaterThan(0);
        next += section.bars;
      }
      expect(next).toBe(bars);
    }
  }
});

test('later verses have another accompaniment, bridge and solo have their own tunes', () => {
  const sections = Array.from({ length: 12 }, (_, seed) => planLongSections(120, 4, createRandom(String(seed)))).flat();
  const variants = (kind: string) => new Set(sections.filter((section) => section.kind === kind).map(({ variant }) => variant));
  expect(variants('verse').size).toBeGreaterThan(1);
  expect(sections.filter(({ kind }) => kind === 'bridge').every(({ theme }) => theme === 'bridge')).toBe(true);
  expect(sections.filter(({ kind }) => kind === 'solo').every(({ theme }) => theme === 'solo')).toBe(true);
});

test('a song with a key change has it from its last lift to its end', () => {
  const risen = Array.from({ length: 12 }, (_, seed) => planLongSections(120, 4, createRandom(String(seed)))).find((sections) =>
    sections.some(({ shift }) => shift > 0),
  )!;
  const from = risen.findLastIndex(({ kind }) => kind === 'lift');
  expect(risen.map(({ shift }) => shift > 0)).toEqual(risen.map((_, index) => index >= from));
});

test('short pieces keep the form of a sketch', () => {
  const { sections } = planForm(SCORES[0]!, LONG_SECONDS - 1, createRandom('a'));
  expect(sections.every(({ variant, shift }) => variant === 0 && shift === 0)).toBe(true);
});
