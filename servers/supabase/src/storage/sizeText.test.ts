import { bytesIn } from './sizeText.ts';

test.each([
  [5, 5],
  ['3B', 3],
  ['20mb', 20_000_000],
  ['30 KB', 30_000],
  ['1.5GB', 1_500_000_000],
])('%j is %d bytes', (size, bytes) => expect(bytesIn(size)).toBe(bytes));

test.each([-1, 1e20, '', 'MB', '20TB', '1e3', '20MB5'])('%j is no size', (size) => expect(bytesIn(size)).toBeNaN());
