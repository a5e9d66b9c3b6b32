import type Stripe from 'stripe';
// A separate backend, because this test kills it.
import { startBackend, type RunningBackend } from '../../../servers/testing/startBackend';
import { artist, listener, type Person } from '../../tests/support/people';
import { release } from '../../tests/support/releases';
import { eventually } from '../../../servers/testing/eventually.ts';
import { call, control, payAt, provider, refusal, useBackend } from '../_testing/calls';
import { albumsOf, ledgerOf, orderRow, startPayment } from '../_testing/sales';

let backend: RunningBackend;
let seller: Person;
let buyer: Person;

beforeAll(async () => {
  backend = await startBackend({ env: { PAYMENTS_TEST_CONTROL: '1' } });
  useBackend(backend);
  [seller, buyer] = [await artist(), await listener()];
}, 120_000);
afterAll(() => backend.stop());

async function paidWithoutWebhook() {
  const album = await release(seller, { price: 1000 });
  await control('webhooks/withhold');
  const { orderId, url } = await startPayment(buyer, [{ albumId: album.id }]);
  expect(await payAt(url)).toContain(`/checkout/return?order=${orderId}`);
  expect((await orderRow(orderId)).state).toBe('pending');
  expect(await albumsOf(buyer)).not.toContain(album.id);
  return { album, orderId, url };
}

async function expectPaidOnce(orderId: string, albumId: string) {
  expect((await orderRow(orderId)).state).toBe('paid');
  expect((await albumsOf(buyer)).filter((id) => id === albumId)).toHaveLength(1);
  expect(await ledgerOf(orderId)).toEqual([
    ['customer', 'sale', -1000],
    ['artist', 'artist_share', 850],
    ['platform', 'platform_share', 150],
  ]);
}

test('withheld webhooks leave a paid order pending; the signed event, replayed, pays it once', async () => {
  const { album, orderId } = await paidWithoutWebhook();
  const again = await call('create-payment', { items: [{ albumId: album.id }] }, buyer);
  expect(refusal(again)).toEqual([409, 'payment_in_progress']);

  const [event] = (await provider().events.list({ type: 'checkout.session.completed', limit: 1 })).data;
  await control(`events/${event?.id}/resend`);
  await expectPaidOnce(orderId, album.id);
  await control('webhooks/release');
  await control(`events/${event?.id}/resend`);
  await expectPaidOnce(orderId, album.id);
}, 60_000);

test('backend killed between the charge and the webhook: after the restart the order is paid exactly once', async () => {
  const { album, orderId, url } = await paidWithoutWebhook();
  await backend.kill9();
  await backend.restart();
  useBackend(backend);
  await eventually(async () => expect((await orderRow(orderId)).state).toBe('paid'), 30_000);
  await expectPaidOnce(orderId, album.id);
  const page = new URL(url);
  expect(await payAt(new URL(page.pathname, backend.paymentsUrl ?? '').href)).toContain(orderId);
  const { data } = await provider().events.list({ type: 'charge.succeeded', limit: 100 });
  const session = await provider().checkout.sessions.retrieve(page.pathname.split('/').at(-1) as string);
  const charges = data.filter(
    (event) => (event.data.object as Stripe.Charge).payment_intent === session.payment_intent,
  );
  expect(charges).toHaveLength(1);
}, 120_000);

test('killed while twenty deliveries of the event are on their way: paid exactly once', async () => {
  const { album, orderId } = await paidWithoutWebhook();
  const [event] = (await provider().events.list({ type: 'checkout.session.completed', limit: 1 })).data;
  const deliveries = Array.from({ length: 20 }, () => control(`events/${event?.id}/resend`).catch(() => undefined));
  await backend.kill9();
  await Promise.all(deliveries);
  await backend.restart();
  useBackend(backend);
  await eventually(async () => expect((await orderRow(orderId)).state).toBe('paid'), 30_000);
  await expectPaidOnce(orderId, album.id);
}, 120_000);
