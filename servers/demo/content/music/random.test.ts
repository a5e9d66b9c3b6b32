/** @jest-environment node */
import { createRandom } from './random';

test('the same seed gives the same choices, another seed different ones', () => {
  const take = (seed: string) => Array.from({ length: 50 }, createRandom(seed).next);
  expect(take('Jazz/1')).toEqual(take('Jazz/1'));
  expect(take('Jazz/1')).not.toEqual(take('Jazz/2'));
});

test('a fork does not depend on how much was drawn before', () => {
  const early = createRandom('a');
  const late = createRandom('a');
  late.next();
  expect(early.fork('bass').next()).toBe(late.fork('bass').next());
  expect(early.fork('bass').next()).not.toBe(early.fork('drums').next());
});

test('choices are distributed evenly and in range', () => {
  const random = createRandom('spread');
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 8000; i++) counts[random.whole(0, 3)]!++;
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
});
