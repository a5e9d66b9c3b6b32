import { server } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import type { Person } from '../../tests/support/people';
import { call, setting } from './calls';

/** Fills in the provider's onboarding form. Returns the account's id. */
export async function connect(seller: Person): Promise<string> {
  const { status, body } = await call('connect-onboarding', {}, seller);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const answer = new URLSearchParams({ answer: 'complete' });
  await fetch(String(body.url), { method: 'POST', body: answer, redirect: 'manual' });
  await call('connect-onboarding', { refresh: true }, seller);
  const account = server().from('payment_accounts').select('provider_account_id').eq('artist_id', seller.id).single();
  return (await done(account)).provider_account_id;
}

export const balanceOf = async (seller: Person) => {
  const [row] = await done(seller.rest.from('artist_balance').select('balance_cents, payable_cents'));
  return [row?.balance_cents ?? 0, row?.payable_cents ?? 0];
};

/** Calls a scheduled function. */
export const callScheduled = (name: string) =>
  call(name, {}, null, { headers: { apikey: setting('FAIRTONE_TEST_SERVICE_KEY') } });

/**
 * Runs the schedule `tidy-files` until nothing is due: one call handles a hundred files, and other tests of this backend leave files too.
 */
export async function tidyFiles(): Promise<void> {
  for (let calls = 0; calls < 100; calls += 1) {
    const { status, body } = await callScheduled('tidy-files');
    // Failed files are due later.
    if (status === 200 && body.done === 0) return;
  }
  throw new Error('There are always more files to tidy.');
}
