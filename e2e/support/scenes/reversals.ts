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
  for (const one of [partlyRefunded, ...others]) await pay(product, refunded, one);
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
