import { server } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import type { Person } from '../../tests/support/people';
import { eventually } from '../../../servers/testing/eventually.ts';
import { call, payAt } from './calls';

export type WantedItem = { albumId: string; amountCents?: unknown };

/** Starts a payment and expects that it is accepted. */
export async function startPayment(buyer: Person, items: WantedItem[], extra: object = {}) {
  const { status, body } = await call('create-payment', { items, ...extra }, buyer);
  if (status !== 200) throw new Error(`create-payment answered ${status} ${JSON.stringify(body)}`);
  return body as { orderId: string; url: string };
}

/**
 * Pays an order on its page and waits until the shop has booked it: the webhook may arrive after the buyer's redirect.
 * @returns the URL of the redirect, or the status of the refusal
 */
export async function payOrder(
  { orderId, url }: { orderId: string; url: string },
  card: Parameters<typeof payAt>[1] = {},
) {
  const target = await payAt(url, card);
  await eventually(async () => expect((await orderRow(orderId)).state).toBe('paid'));
  return target;
}

export const orderRow = (id: string) => done(server().from('orders').select().eq('id', id).single());

export const albumsOf = async (buyer: Person) =>
  (await done(buyer.rest.from('purchases').select('album_id').is('revoked_at', null))).map((row) => row.album_id);

/** Ledger rows of an order as [account, kind, cents], in the order of their booking. */
export async function ledgerOf(orderId: string): Promise<[string, string, number][]> {
  const items = await done(server().from('order_items').select('id').eq('order_id', orderId));
  const rows = await done(
    server()
      .from('ledger_entries')
      .select('account, kind, amount_cents')
      .in(
        'order_item_id',
        items.map(({ id }) => id),
      )
      .order('id'),
  );
  return rows.map(({ account, kind, amount_cents }) => [account, kind, amount_cents]);
}
