/** @jest-environment node */
import { GENRES } from '@fairtone/domain';
import { planForm, TAIL_SECONDS } from '../compose/form';
import { strokesOf } from '../compose/grid';
import type { GenreScore } from '../compose/score';
import { createRandom } from '../random';
import { parseProgression } from '../theory/chords';
import { SCORES } from './catalogue';

const each = test.each(SCORES.map((score): [string, GenreScore] => [score.name, score]));

test('every genre of the shop has a score', () => {
  expect(SCORES.map(({ name }) => name)).toEqual([...GENRES]);
});

each('%s: every pattern fills whole bars', (_, score) => {
  const steps = score.beats * 4;
  const parts = score.parts.flatMap((part) => {
    if (part.role === 'bass' || part.role === 'chords') return [...part.verse, ...(part.lift ?? [])];
    if (part.role === 'harmony') return [];
    return [...part.cells, ...('liftCells' in part ? (part.liftCells ?? []) : [])];
  });
  const { verse = [], lift = [], light = [] } = score.drums ?? {};
  const grooves = [...verse, ...lift, ...light].flatMap((groove) => Object.values(groove));
  for (const pattern of [...parts, ...grooves]) expect(() => strokesOf(pattern, 2, steps)).not.toThrow();
});

each('%s: every progression can be read', (_, score) => {
  for (const { verse, lift } of score.harmony) {
    for (const progression of [...verse, ...lift]) expect(parseProgression(progression).length).toBeGreaterThan(1);
  }
});

each('%s: pieces are as long as asked for, to the bar, and within the genre\'s tempo', (_, score) => {
  for (const seconds of [30, 47, 60, 90]) {
    const form = planForm(score, seconds, createRandom(`${score.name}${seconds}`));
    const length = form.bars * form.barSeconds + TAIL_SECONDS;
    const phrase = (score.phraseBars ?? 0) * form.barSeconds;
    expect(Math.abs(length - seconds)).toBeLessThanOrEqual(Math.max(form.barSeconds / 2 + 0.01, phrase + TAIL_SECONDS - seconds));
    expect(form.tempo).toBeGreaterThanOrEqual(score.tempo[0]);
    expect(form.tempo).toBeLessThanOrEqual(score.tempo[1]);
    expect(form.sections.reduce((bars, section) => bars + section.bars, 0)).toBe(form.bars);
  }
});

test('no two genres have the same instruments', () => {
  const bands = SCORES.map(({ parts, drums }) => JSON.stringify([parts.map(({ voices }) => voices), drums?.verse]));
  expect(new Set(bands).size).toBe(SCORES.length);
});
