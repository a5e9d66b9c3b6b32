import fc from 'fast-check';
import { artist } from '../support/people.ts';
import { expectOneSale } from './oneSale/expectOneSale.ts';
import { readers } from './oneSale/parseCsv.ts';
import { outcomes, zones, type Plan } from './oneSale/plan.ts';
import { carryOut } from './oneSale/carryOut.ts';

const DAY_MINUTES = 24 * 60;

const line = fc.record({ album: fc.nat(2), cents: fc.integer({ min: 50, max: 3000 }) });
const order = fc.record({
  lines: fc.uniqueArray(line, { minLength: 1, maxLength: 3, selector: ({ album }) => album }),
  minutesAgo: fc.oneof(fc.nat(2 * DAY_MINUTES), fc.nat(70 * DAY_MINUTES)),
  isSupport: fc.boolean(),
  fate: fc.constantFrom(...outcomes),
  isAfterPayout: fc.boolean(),
});
const plan: fc.Arbitrary<Plan> = fc.record({
  zone: fc.constantFrom(...zones),
  language: fc.constantFrom(...readers),
  orders: fc.array(order, { minLength: 12, maxLength: 16 }),
});

test('list, chart, top albums, files, payouts with statements and ledger agree on every sale, for every outcome and time zone', () =>
  fc.assert(
    fc.asyncProperty(plan, async (made) => {
      const seller = await artist();
      const sold = await carryOut(seller, made);
      await expectOneSale(seller, made, sold);
    }),
    { numRuns: Number(process.env.FAIRTONE_RUNS ?? 2) },
  ));
