import { randomUUID } from 'node:crypto';
import { eventually } from '../../../servers/testing/eventually.ts';
import { call, payAt, provider, refusal, setting, webhookSecret } from '../../functions/_testing/calls';
import { startPayment } from '../../functions/_testing/sales';
import { server } from '../support/backend.ts';
import { done } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { release } from '../support/releases.ts';
import { moneyOf, sumsOf } from './moneyOf.ts';
import { deliver, eventText, saleEvents, signatureOf } from './paymentEvents.ts';

// The numbers in the titles are those of the list of attacks that the product must withstand.
let seller: Person;
let buyer: Person;
beforeEach(async () => {
  [seller, buyer] = [await artist(), await listener()];
});

/** An order of 1000 cents with a pending payment. */
async function openOrder() {
  const album = await release(seller, { price: 1000 });
  const { orderId, url } = await startPayment(buyer, [{ albumId: album.id }]);
  return { orderId, url, albumId: album.id, events: saleEvents(orderId, 1000) };
}
const outcome = async (orderId: string) => {
  const [state, { owned }, { balanceCents }] = [await stateOf(orderId), await moneyOf(buyer), await moneyOf(seller)];
  return { state, owns: owned.length, balanceCents, sums: await sumsOf(orderId) };
};
const stateOf = async (id: string) => (await done(server().from('orders').select('state').eq('id', id).single())).state;

const SOLD = { state: 'paid', owns: 1, balanceCents: 850, sums: { customer: -1000, artist: 850, platform: 150 } };
const undone = (state: string) => ({ state, owns: 0, balanceCents: 0 });
const expectUndone = async (orderId: string, state: string) => {
  const { sums, ...rest } = await outcome(orderId);
  expect(rest).toEqual(undone(state));
  expect(Object.values(sums).every((cents) => cents === 0)).toBe(true);
};

describe('29: webhooks without a present signature of the provider', () => {
  test('29: are answered with 400 and have no effect, for every event', async () => {
    const { orderId, events } = await openOrder();
    const account = { id: `acct_${randomUUID()}`, object: 'account', payouts_enabled: true };
    const invoice = { id: 'in_1', object: 'invoice', currency: 'usd', amount_paid: 100, parent: null };
    const before = [await moneyOf(buyer), await moneyOf(seller)];
    const payloads = [events.paid(), events.refundedCharge(), events.refunded(), events.disputed(), events.expired()];
    payloads.push(eventText('account.updated', account), eventText('invoice.paid', invoice));
    const now = Math.floor(Date.now() / 1000);
    for (const payload of payloads) {
      const right = signatureOf(payload);
      const forged: [string, string | null][] = [
        [payload, null],
        [payload, ''],
        [payload, 'rubbish'],
        [payload, `t=${now}`],
        [payload, `t=${now},v1=`],
        [payload, right.replace('v1=', 'v0=')],
        [payload, right.slice(0, -1)],
        [payload, signatureOf(payload, { secret: 'whsec_other' })],
        [payload, signatureOf(payload, { secret: '' })],
        [payload, signatureOf(payload, { secret: setting('FAIRTONE_TEST_ANON_KEY') })],
        [payload, signatureOf(payload, { secret: `${webhookSecret()} ` })],
        [payload, signatureOf(payload, { ageSeconds: 360 })],
        [payload, signatureOf(payload, { ageSeconds: -360 })],
        [payload, `t=${now},${signatureOf(payload, { ageSeconds: 360 })}`],
        [payload, signatureOf(events.paid())],
        [JSON.stringify(JSON.parse(payload)), right],
        [payload.replace('evt_', 'evt_x'), right],
        [`${payload}\n`, right],
        [` ${payload}`, right],
        [payload.replaceAll('1000', '1001'), payload.includes('1000') ? right : 'rubbish'],
      ];
      for (const [body, signature] of forged)
        expect([signature, await deliver(body, signature)]).toEqual([signature, 400]);
    }
    expect([await moneyOf(buyer), await moneyOf(seller)]).toEqual(before);
    expect(await stateOf(orderId)).toBe('pending');
    expect(await deliver(events.paid())).toBe(200);
    expect(await outcome(orderId)).toEqual(SOLD);
  });

  test('29: with a wrong amount leave no row for staff', async () => {
    const { orderId, events } = await openOrder();
    const forged = Array.from({ length: 10 }, () => events.paid({ amount_total: 1 }));
    for (const payload of forged) expect(await deliver(payload, signatureOf(payload, { secret: 'whsec_x' }))).toBe(400);
    expect(await done(server().from('refused_payments').select('id').eq('order_id', orderId))).toEqual([]);
  });
});

describe('30: events that repeat or overtake each other', () => {
  test('30: the same event twice and 20 times at once has one effect, as has another event about the same fact', async () => {
    const { orderId, events } = await openOrder();
    const paid = events.paid();
    const statuses = await Promise.all(Array.from({ length: 20 }, () => deliver(paid)));
    expect(new Set([...statuses, await deliver(paid), await deliver(events.paid())])).toEqual(new Set([200]));
    expect(await outcome(orderId)).toEqual(SOLD);
    const disputed = events.disputed();
    await Promise.all(Array.from({ length: 20 }, () => deliver(disputed)));
    await expectUndone(orderId, 'disputed');
    const told = [events.refunded(), events.refundedCharge()];
    await Promise.all(Array.from({ length: 20 }, (_, index) => deliver(told[index % 2] as string)));
    await expectUndone(orderId, 'refunded');
  });

  test('30: events in any order have the same result', async () => {
    const ends: [string, (events: ReturnType<typeof saleEvents>) => string[]][] = [
      ['refunded', (sale) => [sale.refundedCharge(), sale.paid()]],
      ['refunded', (sale) => [sale.refunded(), sale.paid(), sale.refundedCharge(), sale.paid()]],
      ['refunded', (sale) => [sale.paid(), sale.refunded(), sale.expired()]],
      ['refunded', (sale) => [sale.paid(), sale.refunded(), sale.disputed(), sale.disputeEnded('lost')]],
      ['refunded', (sale) => [sale.disputeEnded('won'), sale.disputed(), sale.refunded(), sale.paid()]],
      ['disputed', (sale) => [sale.disputed(), sale.paid()]],
      ['disputed', (sale) => [sale.disputeEnded('lost'), sale.disputed(), sale.paid()]],
      ['paid', (sale) => [sale.expired(), sale.paid()]],
      ['paid', (sale) => [sale.disputeEnded('won'), sale.disputed(), sale.paid()]],
      ['paid', (sale) => [sale.paid(), sale.disputed(), sale.disputeEnded('won'), sale.disputed()]],
      ['paid', (sale) => [sale.refundFailed(), sale.refunded(), sale.paid()]],
    ];
    for (const [state, tell] of ends) {
      [seller, buyer] = [await artist(), await listener()];
      const { orderId, events } = await openOrder();
      for (const payload of tell(events)) expect(await deliver(payload)).toBe(200);
      if (state === 'paid') expect(await outcome(orderId)).toEqual(SOLD);
      else await expectUndone(orderId, state);
    }
  });

  test('30: a payment of another amount or currency pays nothing', async () => {
    const { orderId, events } = await openOrder();
    for (const changes of [{ amount_total: 999 }, { amount_total: 0 }, { amount_total: -1000 }, { currency: 'jpy' }]) {
      expect(await deliver(events.paid(changes))).toBe(400);
    }
    expect(await stateOf(orderId)).toBe('pending');
  });
});

describe('33: refunds and disputes', () => {
  const soldItem = async (cardNumber?: string) => {
    const { orderId, url, albumId } = await openOrder();
    await payAt(url, cardNumber ? { cardNumber } : {});
    const [item] = await done(server().from('order_items').select('id').eq('order_id', orderId));
    const { payment_intent } = await provider().checkout.sessions.retrieve(
      new URL(url).pathname.split('/').at(-1) ?? '',
    );
    return { orderId, albumId, itemId: item?.id as string, intent: payment_intent as string };
  };
  const download = (albumId: string) => call('request-download', { albumId, format: 'mp3' }, buyer);

  test('33: a refund revokes access and balance exactly once, and only the seller can request it', async () => {
    const { orderId, itemId, albumId, intent } = await soldItem();
    await eventually(async () => expect(await outcome(orderId)).toEqual(SOLD));
    for (const who of [buyer, await artist('Eve'), null]) {
      const asked = await call('refund-sale', { orderItemId: itemId }, who);
      expect(asked.status).toBe(who === null ? 401 : 404);
    }
    expect(await outcome(orderId)).toEqual(SOLD);

    const asked = await Promise.all(
      Array.from({ length: 10 }, () => call('refund-sale', { orderItemId: itemId }, seller)),
    );
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
    await expectUndone(orderId, 'refunded');
    expect(refusal(await download(albumId))).toEqual([403, 'not_owned']);
    const { data: refunds } = await provider().refunds.list({ payment_intent: intent });
    expect(refunds.map(({ amount }) => amount)).toEqual([1000]);

    const { data: events } = await provider().events.list({ limit: 100 });
    const told = events.filter(({ data }) => (data.object as { payment_intent?: string }).payment_intent === intent);
    expect(told.map(({ type }) => type)).toEqual(expect.arrayContaining(['refund.created', 'charge.refunded']));
    for (const event of [...told, ...told.reverse()]) expect(await deliver(JSON.stringify(event, null, 2))).toBe(200);
    await expectUndone(orderId, 'refunded');
  });

  test('33: a dispute revokes both at once, and cannot be refunded in addition', async () => {
    const { orderId, itemId, albumId, intent } = await soldItem('4000 0000 0000 0259');
    await eventually(() => expectUndone(orderId, 'disputed'));
    expect(refusal(await download(albumId))).toEqual([403, 'not_owned']);
    expect(refusal(await call('refund-sale', { orderItemId: itemId }, seller))).toEqual([409, 'sale_disputed']);
    const [dispute] = (await provider().disputes.list({ payment_intent: intent })).data;
    await provider().disputes.close(dispute?.id ?? '');
    await eventually(async () => {
      const kept = await done(
        server()
          .from('disputes')
          .select('state')
          .eq('id', dispute?.id ?? '')
          .single(),
      );
      expect(kept.state).toBe('lost');
    });
    await expectUndone(orderId, 'disputed');
    expect((await provider().refunds.list({ payment_intent: intent })).data).toEqual([]);
  });

  test('33: an idempotency key with another body is refused, by the shop and by the provider', async () => {
    const [first, second] = [await release(seller, { price: 500 }), await release(seller, { price: 700 })];
    const requestId = randomUUID();
    const ask = (albumId: string, who = buyer) => call('create-payment', { items: [{ albumId }], requestId }, who);
    const made = await ask(first.id);
    expect([made.status, (await ask(first.id)).body]).toEqual([200, made.body]);
    expect(refusal(await ask(second.id))).toEqual([409, 'request_reused']);
    const other = await listener();
    expect((await ask(second.id, other)).body).not.toMatchObject({ orderId: made.body.orderId });
    expect((await moneyOf(buyer)).orders).toMatchObject([{ state: 'pending', total_cents: 500 }]);

    const { intent } = await soldItem();
    const refund = (amount: number) =>
      provider().refunds.create({ payment_intent: intent, amount }, { idempotencyKey: `attack-${intent}` });
    await refund(100);
    await expect(refund(900)).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
    expect((await provider().refunds.list({ payment_intent: intent })).data).toHaveLength(1);
  });
});
