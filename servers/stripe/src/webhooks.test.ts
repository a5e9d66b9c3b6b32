/** @jest-environment node */
import { arrangeEvents } from './control/arrangeEvents.ts';
import { eventually } from '../../testing/eventually.ts';
import { GOOD_CARD, postForm, sessionParams } from './testing/payments.ts';
import { openTestShop, type TestShop } from './testing/testShop.ts';
import { retryDelayMs } from './webhooks.ts';

describe('webhooks of the test-mode provider', () => {
  let shop: TestShop;
  beforeEach(async () => (shop = await openTestShop()));
  afterEach(() => shop.close());
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  const payOnce = async () => {
    const { url } = await shop.stripe.checkout.sessions.create(sessionParams());
    return postForm(url as string, GOOD_CARD);
  };
  const control = (path: string, method = 'POST') =>
    fetch(`${shop.paymentsUrl}/test/${path}`, {
      method,
      headers: { authorization: `Bearer ${shop.config.secretKey}` },
    });

  test('a refused event is sent again until it is accepted', async () => {
    shop.answerNext(500, 500, 500, 404);
    await payOnce();
    await eventually(() => expect(shop.received()).toHaveLength(3));
    const { data } = await shop.stripe.events.list();
    await eventually(async () => {
      const pending = (await shop.stripe.events.list()).data.map((event) => event.pending_webhooks);
      expect(pending).toEqual([0, 0, 0]);
    });
    expect(data).toHaveLength(3);
  });

  test('pauses grow up to a minute', () => {
    expect([1, 2, 3, 7, 8, 50].map(retryDelayMs)).toEqual([500, 1000, 2000, 32_000, 60_000, 60_000]);
  });

  test('withheld events are not sent before they are released', async () => {
    await control('webhooks/withhold');
    expect((await payOnce()).status).toBe(303);
    expect(shop.received()).toEqual([]);
    await control('webhooks/release');
    expect(shop.received()).toHaveLength(3);
  });

  test('released events arrive reversed, shuffled or several times, equally for the same seed', async () => {
    await control('webhooks/withhold');
    await payOnce();
    const release = (params: object) =>
      fetch(`${shop.paymentsUrl}/test/webhooks/release`, {
        method: 'POST',
        headers: { authorization: `Bearer ${shop.config.secretKey}` },
        body: JSON.stringify(params),
      });
    await release({ order: 'reversed', copies: 2 });
    const reversed = ['checkout.session.completed', 'payment_intent.succeeded', 'charge.succeeded'];
    expect(shop.received()).toEqual([...reversed, ...reversed]);
    expect((await release({ order: 'sideways' })).status).toBe(400);
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const shuffled = arrangeEvents(ids, { order: 'shuffled', seed: 7, copies: 2 });
    expect(shuffled).not.toEqual([...ids, ...ids]);
    expect([...shuffled].sort()).toEqual([...ids, ...ids].sort());
    expect(arrangeEvents(ids, { order: 'shuffled', seed: 7, copies: 2 })).toEqual(shuffled);
    expect(arrangeEvents(ids, { order: 'shuffled', seed: 8, copies: 2 })).not.toEqual(shuffled);
  });

  test('events not delivered before a stop are delivered after the start, and none twice', async () => {
    await payOnce();
    expect(shop.received()).toHaveLength(3);
    await control('webhooks/withhold');
    await payOnce();
    await shop.stopProvider();
    await shop.startProvider();
    await eventually(() => expect(shop.received()).toHaveLength(6));
  });

  test('pauses are short again after a start, however long the shop was down before', async () => {
    const warnings = jest.mocked(console.warn).mock.calls;
    shop.answerNext(...Array<number>(6).fill(500));
    await payOnce();
    await eventually(() => expect(warnings.filter(([line]) => String(line).endsWith('again in 1 s'))).toHaveLength(3));
    await shop.stopProvider();
    warnings.length = 0;
    shop.answerNext(500, 500, 500);
    await shop.startProvider();
    await eventually(() =>
      expect(warnings.filter(([line]) => String(line).endsWith('again in 0.5 s'))).toHaveLength(3),
    );
    await eventually(() => expect(shop.received()).toHaveLength(3));
  });

  test('an event can be sent again by hand', async () => {
    await payOnce();
    const [event] = (await shop.stripe.events.list({ type: 'checkout.session.completed' })).data;
    expect(await (await control(`events/${event?.id}/resend`)).json()).toEqual({ status: 200 });
    expect(shop.received().filter((type) => type === 'checkout.session.completed')).toHaveLength(2);
  });

  test('the test switches need the key, and exist only when the settings enable them', async () => {
    expect((await fetch(`${shop.paymentsUrl}/test/events`)).status).toBe(401);
    const plain = await openTestShop({ hasTestControl: false });
    const headers = { authorization: `Bearer ${plain.config.secretKey}` };
    expect((await fetch(`${plain.paymentsUrl}/test/events`, { headers })).status).toBe(404);
    await plain.close();
  });

  test('a shop that does not answer does not delay the payer', async () => {
    await shop.stopProvider();
    shop.config.webhookUrl = 'http://127.0.0.1:9/';
    await shop.startProvider();
    const start = Date.now();
    expect((await payOnce()).status).toBe(303);
    expect(Date.now() - start).toBeLessThan(3000);
  });

  test('a second provider on the same journal is refused', async () => {
    const { lockStateDir } = await import('./lock.ts');
    await shop.stopProvider();
    const { writeFileSync } = await import('node:fs');
    writeFileSync(`${shop.stateDir}/payments.pid`, String(process.ppid));
    await expect(lockStateDir(shop.stateDir, 100)).rejects.toThrow('Another payment provider');
    writeFileSync(`${shop.stateDir}/payments.pid`, '999999999');
    (await lockStateDir(shop.stateDir, 100))();
  });
});
