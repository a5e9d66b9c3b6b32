import { freePort } from '@fairtone/servers/shared';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import type { PaymentsConfig } from '../config.ts';
import { startProvider } from '../provider.ts';

const SECRET_KEY = 'sk_test_shop';
const WEBHOOK_SECRET = 'whsec_shop';

export interface TestShop {
  stripe: Stripe;
  paymentsUrl: string;
  stateDir: string;
  config: PaymentsConfig;
  /** Types of the events that arrived with a valid signature and were accepted. */
  received: () => string[];
  /** The shop's next responses to webhooks; 200 when the list is empty. */
  answerNext: (...statuses: number[]) => void;
  /** Advances the provider's clock. */
  later: (milliseconds: number) => void;
  stopProvider: () => Promise<void>;
  startProvider: () => Promise<void>;
  close: () => Promise<void>;
}

/** A server that receives webhooks, and the provider, both in this process. */
export async function openTestShop(overrides: Partial<PaymentsConfig> = {}): Promise<TestShop> {
  const stateDir = mkdtempSync(join(tmpdir(), 'fairtone-payments-'));
  const received: string[] = [];
  const answers: number[] = [];
  const port = await freePort();
  const stripe = stripeAt(port);
  const shop = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const signature = String(request.headers['stripe-signature']);
    const event = await stripe.webhooks.constructEventAsync(body, signature, WEBHOOK_SECRET, 1e9);
    const status = answers.shift() ?? 200;
    if (status < 300) received.push(event.type);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));

  const config: PaymentsConfig = {
    port,
    stateDir,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`,
    publicUrl: `http://127.0.0.1:${port}`,
    returnOrigins: ['http://shop.test'],
    businessName: 'Fairtone',
    openingCents: 1_000_000,
    hasTestControl: true,
    ...overrides,
  };
  let clockAhead = 0;
  const start = () => startProvider(config, () => Date.now() + clockAhead);
  let stop: (() => Promise<void>) | null = await start();
  const stopProvider = async () => {
    await stop?.();
    stop = null;
  };
  return {
    stripe,
    paymentsUrl: config.publicUrl,
    stateDir,
    config,
    received: () => [...received],
    answerNext: (...statuses) => void answers.push(...statuses),
    later: (milliseconds) => void (clockAhead += milliseconds),
    stopProvider,
    startProvider: async () => void (stop = await start()),
    close: async () => {
      await stopProvider();
      shop.closeAllConnections();
      await new Promise((resolve) => shop.close(resolve));
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

export function stripeAt(port: number, key = SECRET_KEY): Stripe {
  return new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}
