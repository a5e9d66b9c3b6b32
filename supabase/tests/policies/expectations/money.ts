import { randomInt, randomUUID } from 'node:crypto';
import { serviceOnly, type TableExpectation, type Topic, type Values } from '../matrix/expectation.ts';
import type { Person, World } from '../matrix/world.ts';
import { insertMovement } from './movement.ts';
import { newUser } from './newUser.ts';

const id = (prefix: string) => `${prefix}_${randomUUID()}`;

/** The owner donates monthly to the other artist. */
const support = (world: World, fields: Values = {}) =>
  world.add('donations', { giver_id: world.owner.id, artist_id: world.artist.id, giver_name: 'A', artist_name: 'B', amount_cents: 500, ...fields }); // prettier-ignore
/** Ended, because only one donation per pair may be active. */
const over = { state: 'ended', ended_at: '2026-02-05T00:00:00+00:00' };
const started = { ...over, started_at: '2026-01-05T00:00:00+00:00' };

const donations: TableExpectation = {
  table: 'donations',
  rows: [
    { name: 'support that is paid', make: (world) => support(world, started), reads: ['owner', 'artist'] },
    { name: 'support that was never paid', make: (world) => support(world, over), reads: ['owner'] },
  ],
  inserts: [{ name: 'support that nobody paid', row: async (world, me) => ({ giver_id: (await newUser(world)).id, artist_id: me.id, giver_name: 'A', artist_name: 'B', amount_cents: 500, ...started }), by: [] }],
  columns: { read: ['id', 'giver_id', 'artist_id', 'giver_name', 'artist_name', 'amount_cents', 'state', 'cancel_at_period_end', 'current_period_end', 'started_at', 'ended_at', 'created_at'] },
}; // prettier-ignore

const month = (donation: Values) => ({ donation_id: donation.id, artist_id: donation.artist_id, provider_invoice_id: id('in'), amount_cents: 500, state: 'sold', paid_at: '2026-01-05T00:00:00+00:00' }); // prettier-ignore

const months: TableExpectation = {
  table: 'donation_payments',
  rows: [{ name: 'a month', make: async (world) => world.add('donation_payments', month(await support(world, started))), reads: ['owner', 'artist'] }],
  inserts: [{ name: 'a month', row: async (world) => month(await support(world, { ...started, giver_id: (await newUser(world)).id })), by: [] }],
  columns: { read: ['id', 'donation_id', 'artist_id', 'amount_cents', 'tax_cents', 'state', 'paid_at', 'created_at'] },
}; // prettier-ignore

const refund = async (world: World, fields: Values = {}) => {
  const charge = await world.add('charges', { id: id('pi') });
  return { charge_id: charge.id, amount_cents: 500, ...fields };
};

const refunds: TableExpectation = {
  table: 'refunds',
  rows: [
    { name: 'a refund that the owner asked for', make: async (world) => world.add('refunds', await refund(world, { requested_by: world.owner.id })), reads: ['owner'] },
    { name: 'a refund made at the provider', make: async (world) => world.add('refunds', await refund(world)), reads: [] },
  ],
  inserts: [{ name: 'a refund', row: async (world, me) => refund(world, { requested_by: me.id }), by: [] }],
  columns: { read: ['id', 'order_item_id', 'donation_payment_id', 'amount_cents', 'state', 'requested_by', 'created_at'] },
}; // prettier-ignore

const accounts: TableExpectation = {
  table: 'payment_accounts',
  rows: [{ name: 'an account', make: (world) => world.add('payment_accounts', { artist_id: world.owner.id, provider_account_id: id('acct') }), reads: ['owner'] }],
  inserts: [{ name: 'an account', row: async (world) => ({ artist_id: (await newUser(world)).id, provider_account_id: id('acct') }), by: [] }],
  columns: { read: ['artist_id', 'details_submitted', 'payouts_enabled', 'transfers_enabled', 'disabled_reason', 'created_at'] },
}; // prettier-ignore

const payout = (artist: Values | Person) => ({
  artist_id: artist.id,
  period: '2026-01-01',
  amount_cents: 1000,
  statement: {},
});

const payouts: TableExpectation = {
  table: 'payouts',
  rows: [{ name: 'a payout', make: (world) => world.add('payouts', payout(world.owner)), reads: ['owner'] }],
  inserts: [{ name: 'a payout', row: async (world) => payout(await newUser(world)), by: [] }],
  columns: { read: ['id', 'artist_id', 'period', 'amount_cents', 'returned_cents', 'state', 'failure', 'statement', 'created_at', 'paid_at'] },
}; // prettier-ignore

export const money: Topic = {
  tables: [
    donations,
    months,
    refunds,
    accounts,
    payouts,
    serviceOnly('payment_customers', async (world) => ({
      user_id: (await newUser(world)).id,
      provider_customer_id: id('cus'),
    })),
    serviceOnly('charges', () => ({ id: id('pi') })),
    serviceOnly('disputes', async (world) => ({
      id: id('du'),
      charge_id: (await world.add('charges', { id: id('pi') })).id,
      amount_cents: 500,
      state: 'open',
    })),
    serviceOnly('payout_runs', () => ({ period: `${randomInt(1900, 9999)}-01-01` })),
    serviceOnly('payout_entries', async (world) => ({
      entry_id: (await insertMovement(world)).id,
      payout_id: (await world.add('payouts', payout(await newUser(world)))).id,
    })),
  ],
  functions: {
    artist_debts: 'people',
    claim_payouts: 'service',
    donation_to_change: 'service',
    finish_payout: 'service',
    keep_payment_account: 'service',
    keep_subscription: 'service',
    open_donation: 'service',
    open_payouts: 'service',
    payout_lines: 'people',
    record_donation_payment: 'service',
    record_transfer: 'service',
    sweep_donations: 'service',
    sync_donation: 'service',
    sync_payment_account: 'service',
  },
};
