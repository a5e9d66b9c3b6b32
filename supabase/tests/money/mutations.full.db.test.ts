import fc from 'fast-check';
import { useMoneyBackend } from './property/moneyBackend';
import { mutations, applyMutation } from './property/mutations';
import { moneyProperty } from './property/property';

useMoneyBackend();

/** Starts with the sequence that found the mutation last; others follow when it no longer does. */
const RUNS = 25;

// Each mutation leaves wrong rows of artists that no later run uses; the whole ledger still sums to zero.
test.each(mutations)(
  'the property fails for $name',
  async (plant) => {
    const takeOut = await applyMutation(plant);
    try {
      const parameters = { numRuns: RUNS, seed: 7, path: String(plant.foundBy), endOnFailure: true };
      const { failed, errorInstance } = await fc.check(moneyProperty(), parameters);
      expect(failed).toBe(true);
      // The check failed because of wrong amounts, not because the shop crashed.
      expect((errorInstance as Error).message).toContain('expect(');
    } finally {
      await takeOut();
    }
  },
  RUNS * 60_000,
);
