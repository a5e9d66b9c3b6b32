import { compareFinds, type Finds } from './finds';

const found = { level: 'unit' as const, tests: ['a test'], seconds: 1 };
const missed = { level: null, tests: [], seconds: 1 };

it('names the faults that only one of two runs found', () => {
  const before: Finds = { 'Cart: lost': found, 'Cart: both': found, 'Cart: gained': missed, 'Cart: gone': found };
  const after: Finds = { 'Cart: lost': missed, 'Cart: both': found, 'Cart: gained': found };
  expect(compareFinds(before, after)).toEqual([
    'no longer found: Cart: lost',
    'newly found: Cart: gained',
    'Of 3 planted in both runs 2 were found before, 2 now.',
  ]);
});
