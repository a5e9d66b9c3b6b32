import fc from 'fast-check';
import { moneyProperty } from './property';

/** Tests this many sequences, or as many as `FAIRTONE_RUNS`. */
export function testSequences(count: number): void {
  const runs = Number(process.env.FAIRTONE_RUNS ?? count);
  test(
    'whatever happens to money in whatever order: the books balance, artists get their share once, buyers have what they paid for',
    () => fc.assert(moneyProperty(), { numRuns: runs }),
    runs * 60_000,
  );
}
