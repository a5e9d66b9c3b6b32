import { createDonationRequestSchema, type CreateDonationResponse } from '@fairtone/contracts';
import { z } from 'zod';
import { type Caller, requireCaller } from '../_shared/caller.ts';
import { serviceClient } from '../_shared/clients.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { cancelSubscription, donationSchema } from '../_shared/payments/donation.ts';
import { callProvider } from '../_shared/provider.ts';
import { fromDatabase, Refusal } from '../_shared/refusal.ts';
import { stripeClient } from '../_shared/stripeClient.ts';
import { firstPayment } from './subscription.ts';

const openedSchema = donationSchema.extend({ replaces: z.string().nullish() });

async function openDonation(caller: Caller, artistId: string, amountCents: number) {
  const { data, error } = await serviceClient().rpc('open_donation', {
    giver_id: caller.id,
    artist_id: artistId,
    amount_cents: amountCents,
  });
  if (error) throw fromDatabase(error);
  return openedSchema.parse(data);
}

/** Starts a monthly donation to an artist. Nothing is charged before the first payment is confirmed with the returned secret. */
export const handler = jsonFunction(
  createDonationRequestSchema,
  async ({ artistId, amountCents }, request): Promise<CreateDonationResponse> => {
    const caller = await requireCaller(request);
    const stripe = stripeClient();
    const opened = await openDonation(caller, artistId, amountCents);
    return callProvider(async () => {
      if (opened.replaces) await cancelSubscription(stripe, opened.replaces);
      const clientSecret = await firstPayment(stripe, caller, opened);
      if (clientSecret) return { donationId: opened.id, clientSecret };
      throw new Refusal(409, 'already_supporting', 'The first payment of this donation was made or has expired.');
    });
  },
);
