import { syncAccount } from '../_shared/payments/account.ts';
import { isFinal } from '../_shared/provider.ts';
import { stripeClient } from '../_shared/stripeClient.ts';

/** A connected account changed. One that is closed, or not ours to see, is no longer paid anyway: the transfer says so. */
export async function account(accountId: string): Promise<void> {
  try {
    await syncAccount(stripeClient(), accountId);
  } catch (error) {
    if (!isFinal(error)) throw error;
  }
}
