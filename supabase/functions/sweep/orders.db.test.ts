import { sql } from '../../tests/support/backend';
import { artist, listener } from '../../tests/support/people';
import { orderOf, release } from '../../tests/support/releases';
import { asClock } from '../_testing/artists';
import { control, payAt, provider } from '../_testing/calls';
import { albumsOf, orderRow, startPayment } from '../_testing/sales';

const grow = (id: string, minutes: number) =>
  sql()`update public.orders set created_at = created_at - ${`${minutes} minutes`}::interval where id = ${id}`;
const sweep = async () => expect((await asClock('sweep')).status).toBe(200);
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
