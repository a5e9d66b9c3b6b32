import { publishAlbum, type Album } from '../albums';
import { callFunction } from '../callFunction';
import { order, pay, type Order } from '../orders';
import { connectAccount, ageSales } from '../payouts';
import { signUp, type Person } from '../people';
import type { Product } from '../startProduct';

/** Sales that were reversed after their payout. */
export interface Reversals {
  /** An artist whose balance is negative after a payout, and who has deleted an album. */
  owing: Person;
  /** An album of that artist; it has no buyers. */
  unsold: Album;
  /** A buyer who got refunds. */
  refunded: Person;
  /** An order of which one album was refunded. */
  partlyRefunded: Order;
}

/** Albums that are paid, paid out, and then refunded or disputed. They are withdrawn, so that the shop's lists do not change. */
export async function makeReversals(product: Product, newId: () => string): Promise<Reversals> {
  const owing = await signUp(product, 'Ines Roth', 'artist');
  const refunded = await signUp(product, 'Paul Lind', 'customer');
  const wished = (title: string, price: number) =>
    publishAlbum(product, owing, { newId, title, price, songs: ['mp3'] });
  const whole = await wished('Slow Weather', 2000);
  const kept = await wished('Tidal Rooms', 1500);
  const disputed = await wished('Paper Stars and Other Songs for a Long Winter', 900);
  const inPart = await wished('Glass Harbour', 1200);
  const partlyRefunded = await order(product, refunded, [{ album: whole }, { album: kept }]);
  const others = [
    await order(product, refunded, [{ album: disputed }]),
    await order(product, refunded, [{ album: inPart }]),
  ];
  await pay(product, refunded, partlyRefunded);
  await sellAMinuteEarlier(product, partlyRefunded, whole, kept);
  for (const one of others) await pay(product, refunded, one);
  await connectAccount(product, owing);
  await ageSales(product, owing);
  await product.ask(async (sql) => {
    await sql`select private.open_payout(${owing.id}, date_trunc('month', now())::date)`;
    await sql`update payouts set state = 'paid', paid_at = now() where artist_id = ${owing.id}`;
  });
  await reverseSales(product, { owing, partlyRefunded, whole, disputed: others[0]!, inPart: others[1]! });
  for (const { id } of [whole, kept, disputed, inPart]) await owing.rest.rpc('withdraw_album', { album_id: id });
  const draft = (title: string) =>
    publishAlbum(product, owing, { newId, title, price: 700, songs: ['mp3'], isDraft: true, hasCover: false });
  const deleted = await draft('Loose Ends');
  await callFunction(product, 'delete-album', { albumId: deleted.id }, owing);
  return { owing, refunded, partlyRefunded, unsold: await draft('Second Thoughts') };
}

/**
 * Albums of one order are sold at the same time, and lists order them by their random ids: pictures of such a list would differ. Triggers
 * forbid changes of ledger rows, so they are disabled for this.
 */
async function sellAMinuteEarlier(product: Product, { orderId }: Order, first: Album, last: Album): Promise<void> {
  await product.ask((sql) =>
    sql.begin(async (database) => {
      await database`set local session_replication_role = replica`;
      const itemOf = async ({ id }: Album) =>
        (
          await database<{ id: string }[]>`select id from public.order_items
          where order_id = ${orderId} and album_id = ${id}`
        )[0]!.id;
      const item = await itemOf(first);
      await database`update public.order_items set sold_at = sold_at - interval '1 minute' where id = ${item}`;
      await database`update public.purchases set created_at = created_at - interval '1 minute'
        where order_item_id = ${item}`;
      await database`update public.notifications set created_at = created_at - interval '1 minute'
        where payload ->> 'order_item_id' = ${item}`;
      // Statements list the ledger by its numbers.
      await database`update public.ledger_entries set id = default where order_item_id = ${await itemOf(last)}`;
    }),
  );
}

interface Sales {
  owing: Person;
  partlyRefunded: Order;
  whole: Album;
  disputed: Order;
  inPart: Order;
}

/** One album refunded by its artist, one partly refunded by the provider, and one disputed. */
async function reverseSales(
  product: Product,
  { owing, partlyRefunded, whole, disputed, inPart }: Sales,
): Promise<void> {
  const [item] = await product.ask(
    (sql) => sql<{ id: string }[]>`select id from order_items
      where order_id = ${partlyRefunded.orderId} and album_id = ${whole.id}`,
  );
  await callFunction(product, 'refund-sale', { orderItemId: item!.id }, owing);
  await product.ask(async (sql) => {
    const paymentOf = async ({ orderId }: Order) =>
      (await sql<{ id: string }[]>`select provider_payment_id as id from orders where id = ${orderId}`)[0]!.id;
    await sql`select record_refund('re_part', ${await paymentOf(inPart)}, 400, 'succeeded', 'evt_part')`;
    await sql`select record_dispute('du_open', ${await paymentOf(disputed)}, 900, 'needs_response', 'evt_dispute')`;
  });
}
