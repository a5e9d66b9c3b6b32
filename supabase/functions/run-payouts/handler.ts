import { serviceClient } from '../_shared/clients.ts';
import { fromDatabase } from '../_shared/refusal.ts';
import { serviceFunction } from '../_shared/serviceFunction.ts';
import { stripeClient } from '../_shared/stripeClient.ts';
import { type Outcome, type Payout, sendPayout } from './transfer.ts';

async function claim(): Promise<Payout[]> {
  const { data, error } = await serviceClient().rpc('claim_payouts');
  if (error) throw fromDatabase(error);
  return data;
}

/**
 * Pays the artists. The first run of a month opens its payouts, later ones retry failed ones. Concurrent runs are safe: a month opens
 * once, each payout is claimed by one run, and a retry finds an existing transfer.
 */
export const handler = serviceFunction(async () => {
  const { data: opened, error } = await serviceClient().rpc('open_payouts');
  if (error) throw fromDatabase(error);
  const stripe = stripeClient();
  const count: Record<Outcome, number> = { paid: 0, failed: 0, unknown: 0 };
  for (let payouts = await claim(); payouts.length > 0; payouts = await claim()) {
    for (const payout of payouts) count[await sendPayout(stripe, payout)] += 1;
  }
  return { opened, ...count };
});
