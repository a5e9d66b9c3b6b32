import fc from 'fast-check';
import { days, payouts, releaseWebhooks, replay, withholdWebhooks } from './clock';
import { newModel } from './model';
import { buy, decide, dispute, failRefund, refundAtProvider, refundSale } from './sales';
import { newShop } from './shop';
import { change, donate, nextMonth } from './support';

const index = fc.nat(20);
const person = fc.nat(1);
const verdict = fc.constantFrom('won' as const, 'lost' as const);
const chosenCents = fc.oneof(fc.constant(0), fc.integer({ min: 50, max: 10_000 }));
const cart = fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 4 });
const support = fc.integer({ min: 100, max: 3000 });

const steps = [
  fc.tuple(person, cart, chosenCents).map((args) => buy(...args)),
  fc.tuple(person, cart, chosenCents).map((args) => buy(...args)),
  fc.tuple(index, fc.option(fc.integer({ min: 1, max: 1500 }))).map((args) => refundAtProvider(...args)),
  index.map(refundSale),
  index.map(failRefund),
  index.map(dispute),
  fc.tuple(index, verdict).map((args) => decide(...args)),
  fc.tuple(person, person, support).map((args) => donate(...args)),
  fc.tuple(index, fc.constantFrom('pay' as const, 'fail' as const, 'late' as const)).map((args) => nextMonth(...args)),
  fc.tuple(index, fc.option(support)).map((args) => change(...args)),
  fc.constantFrom(3, 8).map(days),
  fc.boolean().map(payouts),
  fc.constant(withholdWebhooks()),
  fc
    .tuple(
      fc.constantFrom('sent' as const, 'reversed' as const, 'shuffled' as const),
      fc.nat(99),
      fc.integer({ min: 1, max: 2 }),
    )
    .map((args) => releaseWebhooks(...args)),
  fc.integer({ min: 1, max: 12 }).map(replay),
];

/**
 * A property over random sequences of payments, refunds and payouts, run through the functions over HTTP with signed webhooks. After each
 * step ledger, balances and downloads must equal the model's.
 */
export const moneyProperty = () =>
  fc.asyncProperty(fc.commands(steps, { maxCommands: 12, size: 'max' }), (sequence) =>
    fc.asyncModelRun(async () => ({ model: newModel(), real: await newShop() }), sequence),
  );
