import { isNestedDeeper } from './jsonDepth.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

it.each([
  [nested(50), false],
  [nested(51), true],
  [`{"a":${nested(50)}}`, true],
  ['[],'.repeat(100), false],
  [JSON.stringify('['.repeat(100)), false],
  [JSON.stringify(['"[', '\\', '['.repeat(100)]), false],
  ['"\\\\"' + '['.repeat(51), true],
  ['['.repeat(10_000), true],
])('%j is nested too deep: %s', (text, isTooDeep) => expect(isNestedDeeper(text)).toBe(isTooDeep));
