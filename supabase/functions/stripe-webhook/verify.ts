import Stripe from 'stripe';
import { readBody } from '../_shared/body.ts';
import { env } from '../_shared/env.ts';
import { Refusal } from '../_shared/refusal.ts';

const TOLERANCE_SECONDS = 300;
const BODY_MAX_BYTES = 1_000_000;

const cryptoProvider = Stripe.createSubtleCryptoProvider();

/**
 * Verifies the signature over the raw bytes and its timestamp, and returns the event.
 * @throws Refusal 400 `invalid_signature`
 */
export async function verifiedEvent(request: Request): Promise<Stripe.Event> {
  const body = await readBody(request, BODY_MAX_BYTES);
  const header = request.headers.get('stripe-signature') ?? '';
  // The SDK refuses old timestamps only. One far in the future would stay valid for just as long.
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(header)?.[1] ?? Number.NaN);
  if (!(signedAt <= Date.now() / 1000 + TOLERANCE_SECONDS)) {
    throw new Refusal(400, 'invalid_signature', 'The signature has no time, or one in the future.');
  }
  // Stripe signs events of connected accounts with a secret of its own: several secrets are separated by commas.
  for (const secret of env('STRIPE_WEBHOOK_SECRET').split(',')) {
    try {
      return await Stripe.webhooks.constructEventAsync(body, header, secret.trim(), TOLERANCE_SECONDS, cryptoProvider);
    } catch {
      continue;
    }
  }
  throw new Refusal(400, 'invalid_signature', 'The signature does not fit the body, or is too old.');
}
