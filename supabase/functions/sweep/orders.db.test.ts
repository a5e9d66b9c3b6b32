import { sql } from '../../tests/support/backend';
import { artist, listener } from '../../tests/support/people';
import { orderOf, release } from '../../tests/support/releases';
import { callScheduled } from '../_testing/artists';
import { control, payAt, provider } from '../_testing/calls';
import { albumsOf, orderRow, startPayment } from '../_testing/sales';

const grow = (id: string, minutes: number) =>
  sql()`update public.orders set created_at = created_at - ${`${minutes} minutes`}::interval where id = ${id}`;
const sweep = async () => expect((await callScheduled('sweep')).status).toBe(200);
const priced = async () => release(await artist(), { price: 900 });

test('an order whose request died before it had a page is cancelled; a young one is left alone', async () => {
  const [old, young] = [
    await orderOf(await listener(), [{ album_id: (await priced()).id }]),
    await orderOf(await listener(), [{ album_id: (await priced()).id }]),
  ];
  await grow(old.id, 16);
  await sweep();
  expect([(await orderRow(old.id)).state, (await orderRow(young.id)).state]).toEqual(['cancelled', 'pending']);
});

test('a payment whose event never came is found; a page that nobody paid is closed', async () => {
  const [payer, idler] = [await listener(), await listener()];
  const [paid, left] = [
    await startPayment(payer, [{ albumId: (await priced()).id }]),
    await startPayment(idler, [{ albumId: (await priced()).id }]),
  ];
  await control('webhooks/withhold');
  await payAt(paid.url);
  await grow(paid.orderId, 121);
  await grow(left.orderId, 121);
  await sweep();
  expect([(await orderRow(paid.orderId)).state, await albumsOf(payer)]).toEqual(['paid', [expect.any(String)]]);
  expect((await orderRow(left.orderId)).state).toBe('cancelled');
  const session = (await orderRow(left.orderId)).provider_session_id as string;
  expect((await provider().checkout.sessions.retrieve(session)).status).toBe('expired');
  await control('webhooks/release', '{}');
  expect((await orderRow(paid.orderId)).state).toBe('paid');
  expect(await albumsOf(payer)).toHaveLength(1);
});

test('a payment that was not of its order is kept for staff, and the orders behind it are settled', async () => {
  const [wrong, behind] = [
    await startPayment(await listener(), [{ albumId: (await priced()).id }]),
    await startPayment(await listener(), [{ albumId: (await priced()).id }]),
  ];
  await control('webhooks/withhold');
  await payAt(wrong.url);
  await payAt(behind.url);
  await sql()`update public.orders set total_cents = 800 where id = ${wrong.orderId}`;
  await grow(wrong.orderId, 300);
  await grow(behind.orderId, 121);
  await sweep();
  expect([(await orderRow(wrong.orderId)).state, (await orderRow(behind.orderId)).state]).toEqual(['pending', 'paid']);
  const kept =
    await sql()`select code, amount_cents::int from public.refused_payments where order_id = ${wrong.orderId}`;
  expect(kept).toMatchObject([{ code: 'amount_mismatch', amount_cents: 900 }]);
  // Excludes these orders from other tests, which sweep too.
  await sql()`update public.orders set total_cents = 900 where id = ${wrong.orderId}`;
  await control('webhooks/release', '{}');
});
