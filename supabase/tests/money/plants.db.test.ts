import fc from 'fast-check';
// A backend of its own: faults are planted into its database.
import { startBackend, type RunningBackend } from '../../../apps/backend/testing/startBackend';
import { useBackend } from '../../functions/_testing/calls';
import { plants, sow } from './property/plants';
import { moneyProperty } from './property/property';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ env: { PAYMENTS_TEST_CONTROL: '1' } });
  useBackend(backend);
}, 120_000);
afterAll(() => backend.stop());

const RUNS = 25;

// Each fault leaves its books behind, of artists that no later run has; the whole still sums to zero.
test.each(plants)(
  'the property fails for $name',
  async (plant) => {
    const takeOut = await sow(plant);
    try {
      const { failed, errorInstance } = await fc.check(moneyProperty(), { numRuns: RUNS, seed: 7, endOnFailure: true });
      expect(failed).toBe(true);
      // Wrong books, not a shop that fell over.
      expect((errorInstance as Error).message).toContain('expect(');
    } finally {
      await takeOut();
    }
  },
  RUNS * 60_000,
);
