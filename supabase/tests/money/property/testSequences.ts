import fc from 'fast-check';
import { moneyProperty } from './property';

/** Tests this many sequences, or as many as `FAIRTONE_RUNS`. */
export function testSequences(count: number): void {
  const runs = Number(process.env.FAIRTONE_RUNS ?? count);
  test(
    'for every sequence of money events the ledger balances, artists get their share once, and buyers have what they paid for',
    () => fc.assert(moneyProperty(), { numRuns: runs }),
    runs * 60_000,
  );
}
