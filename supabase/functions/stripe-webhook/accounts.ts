import { syncAccount } from '../_shared/payments/account.ts';
import { isFinal } from '../_shared/provider.ts';
import { stripeClient } from '../_shared/stripeClient.ts';

/** A connected account changed. An account that is closed or not ours is ignored: transfers to it fail with their own error. */
export async function account(accountId: string): Promise<void> {
  try {
    await syncAccount(stripeClient(), accountId);
  } catch (error) {
    if (!isFinal(error)) throw error;
  }
}
