import { serve } from '@hono/node-server';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPaymentsApp } from './app.ts';
import { Change } from './change.ts';
import { processDueSubscriptions } from './commands/dueSubscriptions.ts';
import type { PaymentsConfig } from './config.ts';
import type { Context } from './context.ts';
import { lockStateDir } from './lock.ts';
import { moveBalance } from './objects/balanceTransaction.ts';
import { expireOverdue } from './resources/checkoutSessions.ts';
import { Store } from './store.ts';
import { startWebhooks } from './webhooks.ts';

/** Ms that a visitor waits for the shop to receive the webhook before the redirect. */
const WEBHOOK_HEAD_START_MS = 1000;
const SWEEP_MS = 15_000;

/**
 * Starts the test-mode payment provider on loopback.
 * @returns a function that stops requests and webhooks and closes the journal
 */
export async function startProvider(
  config: PaymentsConfig,
  now: () => number = Date.now,
): Promise<() => Promise<void>> {
  const unlock = await lockStateDir(config.stateDir);
  const store = new Store(join(config.stateDir, 'payments.jsonl'));
  const webhooks = startWebhooks(config, store, now);
  const deliverBriefly = (eventIds: string[]) =>
    Promise.race([webhooks.deliver(eventIds), sleep(WEBHOOK_HEAD_START_MS, undefined, { ref: false })]);
  let aheadMs = 0;
  const context: Context = {
    config,
    store,
    now: () => now() + aheadMs,
    setAhead: (ms) => {
      aheadMs = ms;
    },
    deliver: webhooks.deliver,
    deliverBriefly,
  };
  openBalance(context);
  const processDue = () => {
    try {
      expireOverdue(context);
      processDueSubscriptions(context);
    } catch (error) {
      // The next round tries again; a full disk must not stop the provider.
      console.error('payments: could not do what is due', error);
    }
  };
  processDue();
  const sweep = setInterval(processDue, SWEEP_MS);
  const stop = async (server?: Server) => {
    clearInterval(sweep);
    webhooks.stop();
    if (server) {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    }
    store.close();
    unlock();
  };
  const { fetch } = createPaymentsApp(context, webhooks);
  const server = serve({ fetch, port: config.port, hostname: '127.0.0.1' }) as Server;
  try {
    await once(server, 'listening');
  } catch (error) {
    await stop();
    throw error;
  }
  return () => stop(server);
}

/** Gives a new provider the balance that its settings name. */
function openBalance(context: Context): void {
  const { openingCents: amount } = context.config;
  if (amount === 0 || context.store.all('balanceTransaction').length > 0) return;
  const change = new Change(context);
  moveBalance(change, { type: 'topup', amount, source: null });
  change.commit();
}
