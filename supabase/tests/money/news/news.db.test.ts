import { randomUUID } from 'node:crypto';
import { server, sql } from '../../support/backend.ts';
import { done } from '../../support/outcomes.ts';
import { artist, listener, signUp, type Person } from '../../support/people.ts';
import { orderOf, release } from '../../support/releases.ts';
import { bellOf, mailsOf, paymentOf, sell } from './providerEvents.ts';

let ada: Person;
let bela: Person;
let lena: Person;
let salt: string;
beforeEach(async () => {
  [ada, bela, lena] = await Promise.all([artist('Ada'), artist('Bela'), listener('Lena Marsh')]);
  salt = (await release(ada, { title: 'Salt', price: 1000 })).id;
});

const events = async (who: Person) => (await bellOf(who, 'sale_update')).map((news) => news.event);
const saltNews = (event: string) => ({
  event,
  kind: 'sale',
  album_title: 'Salt',
  amount_cents: 1000,
  share_cents: 850,
});

describe('a refund', () => {
  test('notifies artist and buyer, in bell and e-mail, with the amount for each', async () => {
    const { order, payment } = await sell(lena, [salt]);
    await payment.refundedInAll(1000);
    expect(await bellOf(ada, 'sale_update')).toEqual([
      { ...saltNews('refunded'), sale_ids: [order.items[0]!.id], at: expect.any(String) },
    ]);
    expect(await mailsOf(ada, 'sale_update')).toMatchObject([{ to_address: ada.email, payload: saltNews('refunded') }]);
    const refund = {
      ...{ order_id: order.id, amount_cents: 1000, left_cents: 0 },
      items: [{ title: 'Salt', artist_name: 'Ada', amount_cents: 1000 }],
    };
    expect(await bellOf(lena, 'refund')).toMatchObject([refund]);
    expect(await mailsOf(lena, 'refund')).toMatchObject([{ to_address: lena.email, payload: refund }]);
  });

  test('does not reveal the buyer to the artist, and does not notify another artist', async () => {
    const { order, payment } = await sell(lena, [salt]);
    await payment.refundedInAll(1000);
    const told = JSON.stringify([await bellOf(ada, 'sale_update'), await mailsOf(ada, 'sale_update')]);
    for (const secret of [lena.id, lena.email, 'Lena', order.id, payment.id]) expect(told).not.toContain(secret);
    expect([await bellOf(bela, 'sale_update'), await mailsOf(bela, 'sale_update')]).toEqual([[], []]);
    const rows = bela.rest.from('notifications').select('id').eq('user_id', ada.id);
    expect(await done(rows)).toEqual([]);
  });

  test('of a part notifies the buyer each time, with what is left, and the artist once: the share stays', async () => {
    const { order, payment } = await sell(lena, [salt]);
    await payment.refund('re_1' + order.id, 300, 'pending');
    await payment.refund('re_1' + order.id, 300, 'succeeded');
    await payment.refundedInAll(300);
    await payment.refundedInAll(450);
    expect(await bellOf(lena, 'refund')).toMatchObject([
      { order_id: order.id, amount_cents: 300, left_cents: 700, items: [] },
      { order_id: order.id, amount_cents: 150, left_cents: 550, items: [] },
    ]);
    expect(await mailsOf(lena, 'refund')).toHaveLength(2);
    expect(await bellOf(ada, 'sale_update')).toMatchObject([saltNews('partly_refunded')]);
    await payment.refundedInAll(1000);
    expect((await bellOf(lena, 'refund')).at(-1)).toMatchObject({
      amount_cents: 550,
      left_cents: 0,
      items: [{ title: 'Salt' }],
    });
    expect(await events(ada)).toEqual(['partly_refunded', 'refunded']);
  });

  test('requested by an artist notifies once, and no other artist of the cart', async () => {
    const { order, payment } = await sell(lena, [salt, (await release(bela, { title: 'Tides', price: 700 })).id]);
    const item = order.items.find(({ artist_id }) => artist_id === ada.id)!.id;
    const asked = await done(server().rpc('begin_refund', { seller_id: ada.id, order_item_id: item }));
    // The provider reports the total refunded amount before the refund that is part of it.
    await payment.refundedInAll(1000);
    expect([await events(ada), await events(bela), await bellOf(lena, 'refund')]).toEqual([[], [], []]);
    await payment.refund(`re_${item}`, 1000, 'succeeded', (asked as { id: string }).id);
    await payment.refund(`re_${item}`, 1000, 'succeeded', (asked as { id: string }).id);
    expect([await events(ada), await events(bela)]).toEqual([['refunded'], []]);
    expect(await bellOf(lena, 'refund')).toMatchObject([
      { amount_cents: 1000, left_cents: 700, items: [{ title: 'Salt', amount_cents: 1000 }] },
    ]);
    expect(await mailsOf(lena, 'refund')).toHaveLength(1);
  });

  test('requested by an artist after a partial one notifies only when it is made', async () => {
    const { order, payment } = await sell(lena, [salt, (await release(bela, { title: 'Tides', price: 700 })).id]);
    await payment.refundedInAll(200);
    const item = order.items.find(({ artist_id }) => artist_id === ada.id)!.id;
    const asked = await done(server().rpc('begin_refund', { seller_id: ada.id, order_item_id: item }));
    await payment.dispute('warning_needs_response');
    const told = async () => [
      await events(ada),
      (await bellOf(lena, 'refund')).map(({ amount_cents }) => amount_cents),
    ];
    expect(await told()).toEqual([['partly_refunded'], [200]]);
    await payment.refundedInAll(1200);
    expect(await told()).toEqual([['partly_refunded'], [200]]);
    await payment.refund(`re_${item}`, 1000, 'succeeded', (asked as { id: string }).id);
    expect(await told()).toEqual([
      ['partly_refunded', 'refunded'],
      [200, 1000],
    ]);
    expect(await events(bela)).toEqual(['partly_refunded']);
  });

  test('returned by the bank notifies artist and buyer, and again when it is repeated', async () => {
    const { order, payment } = await sell(lena, [salt]);
    await payment.refund(`re_1${order.id}`, 1000, 'succeeded');
    await payment.refund(`re_1${order.id}`, 1000, 'failed');
    await payment.refund(`re_2${order.id}`, 1000, 'succeeded');
    expect(await events(ada)).toEqual(['refunded', 'refund_failed', 'refunded']);
    expect(await mailsOf(ada, 'sale_update')).toHaveLength(3);
    const told = (await mailsOf(lena, 'refund')).map(({ payload }) => [
      payload.event,
      payload.amount_cents,
      payload.left_cents,
    ]);
    expect(told).toEqual([
      ['refunded', 1000, 0],
      ['refund_failed', 1000, 1000],
      ['refunded', 1000, 0],
    ]);
  });

  test('notifies the full amount, tax included', async () => {
    const order = await orderOf(lena, [{ album_id: salt }]);
    const payment = paymentOf(order.id);
    const paid = {
      order_id: order.id,
      payment_id: payment.id,
      provider_event_id: `evt_${randomUUID()}`,
      tax_cents: 230,
    };
    await done(server().rpc('fulfil_order', paid));
    await payment.refundedInAll(1230);
    expect(await bellOf(lena, 'refund')).toMatchObject([{ amount_cents: 1230, left_cents: 0 }]);
    expect(await bellOf(ada, 'sale_update')).toMatchObject([saltNews('refunded')]);
  });

  test('of two albums of one artist is one notification', async () => {
    const { payment } = await sell(lena, [salt, (await release(ada, { title: 'Tides', price: 333 })).id]);
    await payment.refundedInAll(1333);
    expect(await bellOf(ada, 'sale_update')).toMatchObject([
      { event: 'refunded', album_title: 'Salt, Tides', amount_cents: 1333, share_cents: 850 + 283 },
    ]);
  });

  test('of something free or never paid is not notified', async () => {
    const free = (await release(bela, { title: 'Gift', price: 0 })).id;
    const { payment } = await sell(lena, [salt, free]);
    const unpaid = paymentOf((await orderOf(await listener(), [{ album_id: salt }])).id);
    await unpaid.refundedInAll(1000);
    await payment.refundedInAll(1000);
    expect([await events(ada), await events(bela)]).toEqual([['refunded'], []]);
  });
});

describe('a dispute', () => {
  test.each([
    ['won', ['disputed', 'dispute_won']],
    ['lost', ['disputed', 'dispute_lost']],
  ])('notifies the artist when it begins and when it is %s, and not the buyer', async (verdict, told) => {
    const { payment } = await sell(lena, [salt]);
    await payment.dispute('needs_response');
    await payment.dispute('under_review');
    await payment.dispute(verdict);
    await payment.dispute(verdict);
    expect(await bellOf(ada, 'sale_update')).toMatchObject(told.map(saltNews));
    expect((await mailsOf(ada, 'sale_update')).map(({ payload }) => payload.event)).toEqual(told);
    expect(await bellOf(lena, 'refund')).toEqual([]);
  });

  test('that is only an inquiry is not notified', async () => {
    const { payment } = await sell(lena, [salt]);
    await payment.dispute('warning_needs_response');
    await payment.dispute('warning_closed');
    expect(await events(ada)).toEqual([]);
  });
});

describe('a month of support', () => {
  test('that is refunded notifies the artist, without the giver’s name, and the giver', async () => {
    const [payment, event] = [`pi_${randomUUID()}`, () => `evt_${randomUUID()}`];
    const [gift] = await sql()<{ id: string }[]>`
      insert into public.donations (giver_id, artist_id, giver_name, artist_name, amount_cents)
      values (${lena.id}, ${ada.id}, 'Lena Marsh', 'Ada', 500) returning id`;
    const month = { invoice_id: `in_${payment}`, paid: true, amount_cents: 500, payment_id: payment };
    await done(
      server().rpc('record_donation_payment', { donation_id: gift!.id, provider_event_id: event(), ...month }),
    );
    const refund = { payment_id: payment, refunded_cents: 500, provider_event_id: event() };
    await done(server().rpc('record_refunded_charge', refund));
    await done(server().rpc('record_refunded_charge', { ...refund, provider_event_id: event() }));
    const news = { event: 'refunded', kind: 'donation', album_title: null, amount_cents: 500, share_cents: 425 };
    expect(await bellOf(ada, 'sale_update')).toMatchObject([news]);
    expect(JSON.stringify(await mailsOf(ada, 'sale_update'))).not.toContain('Lena');
    expect(await bellOf(lena, 'refund')).toMatchObject([{ artist_name: 'Ada', amount_cents: 500, left_cents: 0 }]);
    expect(await mailsOf(lena, 'refund')).toHaveLength(1);
  });
});

describe('notifications of money', () => {
  test('are sent in the language and by the channels that each person chose', async () => {
    const pola = await signUp({ full_name: 'Pola', role: 'artist', language: 'pl' });
    const album = await release(pola, { price: 1000 });
    const choice = { user_id: pola.id, kind: 'sale_update' as const, in_app: false };
    await done(pola.rest.from('notification_preferences').upsert(choice).select());
    await done(
      lena.rest.from('notification_preferences').upsert({ user_id: lena.id, kind: 'refund', email: false }).select(),
    );
    const { payment } = await sell(lena, [album.id]);
    await payment.refundedInAll(1000);
    expect([await bellOf(pola, 'sale_update'), await mailsOf(lena, 'refund')]).toEqual([[], []]);
    expect(await mailsOf(pola, 'sale_update')).toMatchObject([{ language: 'pl' }]);
    expect(await bellOf(lena, 'refund')).toHaveLength(1);
  });

  test('can be unsubscribed by the artist; the e-mail of a refund cannot', async () => {
    const tokens = await sql()<{ update: string | null; refund: string | null }[]>`
      select private.unsubscribe_token(${ada.id}, 'sale_update') as update, private.unsubscribe_token(${lena.id}, 'refund') as refund`;
    expect(tokens[0]!.refund).toBeNull();
    expect(await done(server().rpc('unsubscribe', { token: tokens[0]!.update! }))).toBe('sale_update');
    const { payment } = await sell(lena, [salt]);
    await payment.refundedInAll(1000);
    expect(await mailsOf(ada, 'sale_update')).toEqual([]);
    expect(await events(ada)).toEqual(['refunded']);
  });

  test('are not returned to a release that has no texts for them', async () => {
    const { payment } = await sell(lena, [salt]);
    await payment.refundedInAll(1000);
    const kinds = async (args?: { kinds: string[] }) =>
      (await done(ada.rest.rpc('list_notifications', args ?? {}))).map(({ kind }) => kind as string).sort();
    expect(await kinds()).toEqual(['sale']);
    expect(await kinds({ kinds: ['sale', 'sale_update'] })).toEqual(['sale', 'sale_update']);
    expect(await done(ada.rest.rpc('unread_notifications'))).toBe(1);
    expect(await done(ada.rest.rpc('mark_notifications_read'))).toBe(1);
    expect(await done(ada.rest.rpc('unread_notifications', { kinds: ['sale', 'sale_update'] }))).toBe(1);
  });
});
