import { server } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import type { Person } from '../../tests/support/people';
import { call } from './calls';

export type WantedItem = { albumId: string; amountCents?: unknown };

/** Starts a payment and expects that it is accepted. */
export async function startPayment(buyer: Person, items: WantedItem[], extra: object = {}) {
  const { status, body } = await call('create-payment', { items, ...extra }, buyer);
  if (status !== 200) throw new Error(`create-payment answered ${status} ${JSON.stringify(body)}`);
  return body as { orderId: string; url: string };
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
