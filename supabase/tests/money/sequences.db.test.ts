import fc from 'fast-check';
// A backend of its own, with the provider's switches.
import { startBackend, type RunningBackend } from '../../../apps/backend/testing/startBackend';
import { useBackend } from '../../functions/_testing/calls';
import { moneyProperty } from './property/property';

const RUNS = Number(process.env.FAIRTONE_RUNS ?? 25);

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ env: { PAYMENTS_TEST_CONTROL: '1' } });
  useBackend(backend);
}, 120_000);
afterAll(() => backend.stop());

test(
  'whatever happens to money in whatever order: the books balance, artists get their share once, buyers have what they paid for',
  () => fc.assert(moneyProperty(), { numRuns: RUNS }),
  RUNS * 60_000,
);
