import { satisfiesContract } from './version.ts';

it.each([
  ['1.4.0', '^1.2.0', true],
  ['1.2.0', '^1.2.0', true],
  ['1.2.3', '^1.2.5', false],
  ['1.1.9', '^1.2.0', false],
  ['2.0.0', '^1.2.0', false],
  ['1.2.0', '1.2.0', true],
  ['1.2.1', '1.2.0', false],
  ['1.2.0', 'latest', false],
])('a host of %s and a remote that needs %s: %s', (version, range, isFine) => {
  expect(satisfiesContract(version, range)).toBe(isFine);
});
