/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { control } from './testing/actions.ts';
import { eventually } from '../../testing/eventually.ts';
import { GOOD_CARD, postForm, sessionParams } from './testing/payments.ts';
import { openTestShop, type TestShop } from './testing/testShop.ts';

describe('the provider as a process', () => {
  let shop: TestShop;
  let child: ChildProcess | null = null;
  beforeAll(async () => {
    shop = await openTestShop();
    await shop.stopProvider();
  });
  afterAll(async () => {
    child?.kill('SIGKILL');
    await shop.close();
  });

  const start = async (env: Record<string, string> = {}) => {
    child = spawn(process.execPath, ['tools/run.mjs', 'servers/stripe/src/main.ts'], {
      env: {
        PATH: process.env.PATH,
        PAYMENTS_PORT: String(shop.config.port),
        PAYMENTS_STATE_DIR: shop.stateDir,
        PAYMENTS_TEST_CONTROL: '1',
        STRIPE_SECRET_KEY: shop.config.secretKey,
        STRIPE_WEBHOOK_SECRET: shop.config.webhookSecret,
        WEBHOOK_URL: shop.config.webhookUrl,
        ...env,
      },
      stdio: 'pipe',
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await eventually(async () => {
      if (child?.exitCode !== null) return;
      expect((await fetch(`${shop.paymentsUrl}/healthz`)).ok).toBe(true);
    }, 12_000);
    return () => output;
  };
  const end = async (signal: NodeJS.Signals) => {
    child?.kill(signal);
    if (child) await once(child, 'exit');
  };

  test('killed between charge and webhook: the charge is stored, and the shop gets the webhook after the restart', async () => {
    await start();
    await fetch(`${shop.paymentsUrl}/test/webhooks/withhold`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.config.secretKey}` },
    });
    const session = await shop.stripe.checkout.sessions.create(sessionParams());
    expect((await postForm(session.url as string, GOOD_CARD)).status).toBe(303);
    await end('SIGKILL');
    expect(shop.received()).toEqual([]);

    await start();
    await eventually(() => expect(shop.received()).toHaveLength(3));
    expect(await shop.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: 'paid' });
    expect((await postForm(session.url as string, GOOD_CARD)).status).toBe(303);
    expect((await shop.stripe.events.list({ type: 'charge.succeeded' })).data).toHaveLength(1);
    await end('SIGTERM');
    expect(child?.exitCode).toBe(0);
  }, 40_000);

  test('killed during many transfers: acknowledged ones are stored, and retries make each exactly once', async () => {
    await start();
    const { stripe } = shop;
    const capabilities = { card_payments: { requested: true }, transfers: { requested: true } };
    const { id: destination } = await stripe.accounts.create({ type: 'express', capabilities });
    await control(shop, `accounts/${destination}/complete`);
    const send = (index: number) =>
      stripe.transfers.create(
        { amount: 100 + index, currency: 'usd', destination },
        { idempotencyKey: `payout-${index}` },
      );
    const keys = Array.from({ length: 200 }, (_, index) => index);
    const acknowledged = new Map<number, string>();
    const burst = keys.map((index) => send(index).then(({ id }) => acknowledged.set(index, id)));
    await eventually(() => expect(acknowledged.size).toBeGreaterThan(20));
    await end('SIGKILL');
    await Promise.allSettled(burst);
    expect(acknowledged.size).toBeLessThan(200);

    await start();
    for (const index of keys) {
      const { id } = await send(index);
      expect(acknowledged.get(index) ?? id).toBe(id);
    }
    const made = await stripe.transfers.list({ destination, limit: 100 }).autoPagingToArray({ limit: 1000 });
    expect(made.map(({ amount }) => amount - 100).sort((a, b) => a - b)).toEqual(keys);
    await end('SIGTERM');
  }, 60_000);

  test.each([
    [{ FAIRTONE_MODE: 'production' }, 'does not run in production'],
    [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'test keys only'],
  ])(
    'with %p it refuses to start',
    async (env, reason) => {
      const output = await start(env as unknown as Record<string, string>);
      await eventually(() => expect(child?.exitCode).toBe(1));
      expect(output()).toContain(reason);
    },
    20_000,
  );
});
