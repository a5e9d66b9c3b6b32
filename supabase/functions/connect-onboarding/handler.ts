import { connectOnboardingRequestSchema, type ConnectOnboardingResponse } from '@fairtone/contracts';
import { requireCaller } from '../_shared/caller.ts';
import { siteUrl } from '../_shared/env.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { syncAccount } from '../_shared/payments/account.ts';
import { callProvider, isFinal } from '../_shared/provider.ts';
import { Refusal } from '../_shared/refusal.ts';
import { stripeClient } from '../_shared/stripeClient.ts';
import { knownAccount, loggedReason, makeAccount, requireArtist } from './account.ts';

const RETURN_PATH = '/artist-settings?tab=payments';

const present = (account: Awaited<ReturnType<typeof syncAccount>>): ConnectOnboardingResponse['account'] =>
  account && {
    detailsSubmitted: account.details_submitted,
    payoutsEnabled: account.payouts_enabled,
    transfersEnabled: account.transfers_enabled,
    disabledReason: account.disabled_reason,
  };

/**
 * Returns the URL of the provider's onboarding form, or (refresh) reads the state of the account.
 * Refusals: 409 `country_not_offered`, 409 `payouts_not_set_up`. Both say in Stripe's words what the shop lacks.
 */
export const handler = jsonFunction(
  connectOnboardingRequestSchema,
  async ({ refresh, country }, request): Promise<ConnectOnboardingResponse> => {
    const caller = await requireCaller(request);
    await requireArtist(caller);
    const stripe = stripeClient();
    const known = await knownAccount(caller.id);
    return callProvider(async () => {
      if (refresh) return { url: null, account: known ? present(await syncAccount(stripe, known)) : null };
      const account = known ?? (await makeAccount(stripe, caller, country));
      const { url } = await stripe.accountLinks.create({
        account,
        type: 'account_onboarding',
        refresh_url: `${siteUrl()}${RETURN_PATH}&connect=refresh`,
        return_url: `${siteUrl()}${RETURN_PATH}&connect=done`,
      });
      return { url, account: present(await syncAccount(stripe, account)) };
    }).catch((error: unknown) => {
      if (!isFinal(error)) throw error;
      throw new Refusal(409, 'payouts_not_set_up', loggedReason(error));
    });
  },
);
