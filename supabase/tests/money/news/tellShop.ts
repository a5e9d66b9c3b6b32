import { randomUUID } from 'node:crypto';
import { server } from '../../support/backend.ts';
import { done } from '../../support/outcomes.ts';
import type { Person } from '../../support/people.ts';
import { orderOf } from '../../support/releases.ts';

const event = () => `evt_${randomUUID()}`;

/** What the provider tells of one payment, each call an event of its own. */
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

/** An order that is paid, and what can become of its payment. */
export async function sell(buyer: Person, albums: string[]) {
  const order = await orderOf(
    buyer,
    albums.map((album_id) => ({ album_id })),
  );
  const payment = paymentOf(order.id);
  await payment.paid();
  return { order, payment };
}

/** Each piece of news of a kind in somebody's bell, oldest first. */
export async function bellOf(who: Person, kind: 'sale_update' | 'refund'): Promise<Record<string, unknown>[]> {
  const rows = await done(who.rest.rpc('list_notifications', { kinds: [kind], page_size: 100 }));
  return rows.map(({ payload }) => payload as Record<string, unknown>).reverse();
}

/** Each e-mail of a kind that waits for somebody, oldest first. */
export async function mailsOf(who: Person, kind: 'sale_update' | 'refund') {
  const query = server().from('emails').select('to_address, language, payload').eq('user_id', who.id).eq('kind', kind);
  const rows = await done(query.order('created_at'));
  return rows.map((row) => ({ ...row, payload: row.payload as Record<string, unknown> }));
}
