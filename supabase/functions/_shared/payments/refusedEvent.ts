import type Stripe from 'stripe';
import { serviceClient } from '../clients.ts';
import { idOf } from '../provider.ts';
import { Refusal } from '../refusal.ts';
import { ownId } from './checkout.ts';
import type { EventRef } from './eventRef.ts';

/** Fields that identify an object's order, donation or payment, and its amount, in any version of the provider's API. */
interface LooseObject {
  metadata?: Stripe.Metadata | null;
  parent?: { subscription_details?: { metadata?: Stripe.Metadata | null } | null } | null;
  subscription_details?: { metadata?: Stripe.Metadata | null } | null;
  payment_intent?: string | { id: string } | null;
  amount_total?: number | null;
  amount_paid?: number;
  amount?: number;
  currency?: string | null;
}

const centsOf = ({ amount_total: total, amount_paid: paid, amount }: LooseObject): number | undefined => {
  const cents = total ?? paid ?? amount;
  return Number.isSafeInteger(cents) ? cents : undefined;
};

/** What staff need to find the payment at the provider; nothing about the person. */
function factsOf(object: LooseObject) {
  const invoiced = object.parent?.subscription_details ?? object.subscription_details;
  return {
    order_id: ownId(object.metadata, 'order_id') ?? undefined,
    donation_id: ownId(object.metadata, 'donation_id') ?? ownId(invoiced?.metadata, 'donation_id') ?? undefined,
    payment_id: idOf(object.payment_intent) ?? undefined,
    amount_cents: centsOf(object),
    currency: object.currency ?? undefined,
  };
}

/**
 * Logs a refusal and stores it for staff, with its order if there is one: the provider only shows a failed delivery.
 * `told` must come from the provider (a valid signature, or its own response). Other errors than refusals are faults of
 * ours, which the caller reports. A database error while storing does not change the response.
 * @param object the object of the event, as the provider wrote it
 * @param apiVersion the version in which it was written
 */
export async function keepRefused(told: EventRef, object: unknown, error: unknown, apiVersion?: string | null) {
  if (!(error instanceof Refusal)) return;
  console.error(`Refused ${told.type} ${told.id}: ${error.code}. ${error.message}`);
  const { error: unkept } = await serviceClient().rpc('keep_refused_payment', {
    event_id: told.id,
    event_type: told.type,
    code: error.code,
    api_version: apiVersion ?? undefined,
    ...factsOf((object ?? {}) as LooseObject),
  });
  if (unkept) console.error(unkept);
}
