import { randomUUID } from 'node:crypto';
import { server } from '../../support/backend.ts';
import { done } from '../../support/outcomes.ts';
import type { Person } from '../../support/people.ts';
import { orderOf } from '../../support/releases.ts';

const event = () => `evt_${randomUUID()}`;

/** Events of the provider about one payment; each call is a new event. */
export function paymentOf(orderId: string) {
  const payment_id = `pi_${randomUUID()}`;
  const dispute_id = `du_${payment_id}`;
  const call = () => ({ payment_id, provider_event_id: event() });
  return {
    id: payment_id,
    paid: () => done(server().rpc('fulfil_order', { order_id: orderId, ...call() })),
    refundedInAll: (refunded_cents: number) =>
      done(server().rpc('record_refunded_charge', { refunded_cents, ...call() })),
    refund: (provider_refund_id: string, amount_cents: number, state: string, refund_id?: string) =>
      done(server().rpc('record_refund', { provider_refund_id, amount_cents, state, refund_id, ...call() })),
    dispute: (status: string, amount_cents = 1000) =>
      done(server().rpc('record_dispute', { dispute_id, amount_cents, status, ...call() })),
  };
}

/** A paid order, and functions for what can happen to its payment. */
export async function sell(buyer: Person, albums: string[]) {
  const order = await orderOf(
    buyer,
    albums.map((album_id) => ({ album_id })),
  );
  const payment = paymentOf(order.id);
  await payment.paid();
  return { order, payment };
}

/** Payloads of a kind of notification in a person's bell, oldest first. */
export async function bellOf(who: Person, kind: 'sale_update' | 'refund'): Promise<Record<string, unknown>[]> {
  const rows = await done(who.rest.rpc('list_notifications', { kinds: [kind], page_size: 100 }));
  return rows.map(({ payload }) => payload as Record<string, unknown>).reverse();
}

/** Queued e-mails of a kind for a person, oldest first. */
export async function mailsOf(who: Person, kind: 'sale_update' | 'refund') {
  const query = server().from('emails').select('to_address, language, payload').eq('user_id', who.id).eq('kind', kind);
  const rows = await done(query.order('created_at'));
  return rows.map((row) => ({ ...row, payload: row.payload as Record<string, unknown> }));
}
