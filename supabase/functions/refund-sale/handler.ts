import { refundSaleRequestSchema, type RefundSaleResponse } from '@fairtone/contracts';
import type Stripe from 'stripe';
import { requireCaller } from '../_shared/caller.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { recordRefund } from '../_shared/payments/refund.ts';
import { callProvider, isFinal } from '../_shared/provider.ts';
import { Refusal } from '../_shared/refusal.ts';
import { stripeClient } from '../_shared/stripeClient.ts';
import { requestRefund, type RefundRequest, cancelRefundRequest } from './refundRequest.ts';

const isPayment = (id: string) => id.startsWith('pi_');

/** A sale without a payment at the provider, such as the demo's: only the ledger changes. */
const bookOnly = (id: string, paymentId: string, amountCents: number) =>
  ({
    id: `own_${id}`,
    amount: amountCents,
    status: 'succeeded',
    payment_intent: paymentId,
    metadata: { refund_id: id },
  }) as unknown as Stripe.Refund;

async function send(id: string, paymentId: string, amountCents: number): Promise<Stripe.Refund> {
  if (!isPayment(paymentId)) return bookOnly(id, paymentId, amountCents);
  return stripeClient().refunds.create(
    { payment_intent: paymentId, amount: amountCents, reason: 'requested_by_customer', metadata: { refund_id: id } },
    { idempotencyKey: `refund:${id}` },
  );
}

async function settle({ id, payment_id: paymentId, amount_cents: amountCents, state }: RefundRequest) {
  if (!id || !paymentId || state !== 'requested') return state === 'pending' ? 'pending' : 'succeeded';
  try {
    const refund = await callProvider(() => send(id, paymentId, amountCents));
    await recordRefund({ id: `refund-sale:${refund.id}:${refund.status}`, type: 'refund.created' }, refund);
    if (refund.status === 'failed' || refund.status === 'canceled')
      throw new Refusal(409, 'refund_refused', 'The refund failed.');
    return refund.status === 'succeeded' ? 'succeeded' : 'pending';
  } catch (error) {
    if (!isFinal(error)) throw error;
    await cancelRefundRequest(id);
    if (error.code === 'charge_disputed') throw new Refusal(409, 'sale_disputed', error.message);
    throw new Refusal(409, 'refund_refused', error.message);
  }
}

/** Refunds an own sale to the buyer, within 30 days. Downloads and shares are revoked as soon as the provider agrees. */
export const handler = jsonFunction(refundSaleRequestSchema, async (sale, request): Promise<RefundSaleResponse> => {
  const asked = await requestRefund(await requireCaller(request), sale);
  return { state: await settle(asked), amountCents: asked.amount_cents };
});
