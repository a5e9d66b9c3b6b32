import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_SECRET_KEY } from '../../../supabase/src/functions/paymentSettings.ts';
import type { Config } from '../process/config.ts';
import { freePort, isPortFree } from '../../../shared/src/process/freePort.ts';
import type { Secrets } from '../process/secrets.ts';
import { superviseChild, type SupervisedChild } from '../../../shared/src/process/superviseChild.ts';

type Hooks = { onUp: () => void; onDown: () => void };

/** The configured port, or any when something else listens there. */
export async function choosePaymentsPort(config: Config): Promise<number> {
  return (await isPortFree(config.paymentsPort)) ? config.paymentsPort : freePort();
}

/**
 * Runs the test-mode payment provider as a process of its own. It gets what Stripe would have: a key, a webhook secret
 * and an address to call, and nothing that opens the database.
 */
export function startPayments(config: Config, secrets: Secrets, port: number, hooks: Hooks): Promise<SupervisedChild> {
  const program = join(config.root, 'dist/servers/payments.mjs');
  if (!existsSync(program)) throw new Error('The payment provider is not built. Run node servers/build.mjs.');
  const stateDir = join(config.dataDir, 'payments');
  return superviseChild({
    name: 'payments',
    dataDir: config.dataDir,
    command: process.execPath,
    // The folder is there to be seen: it tells this provider's process from another installation's.
    args: [program, stateDir],
    env: {
      PATH: process.env.PATH,
      PAYMENTS_PORT: String(port),
      PAYMENTS_STATE_DIR: stateDir,
      STRIPE_SECRET_KEY: LOCAL_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
      WEBHOOK_URL: `http://127.0.0.1:${config.port}/functions/v1/stripe-webhook`,
      SITE_URL: config.siteUrl,
      PAYMENTS_RETURN_ORIGINS: config.allowedOrigins.join(','),
      ...(config.paymentsTestControl ? { PAYMENTS_TEST_CONTROL: '1' } : {}),
    },
    mark: stateDir,
    logFile: join(config.dataDir, 'logs/payments.log'),
    signals: { ask: 'SIGTERM', insist: 'SIGKILL', patienceMs: 3_000 },
    readyWithinMs: 15_000,
    isReady: () => answers(port),
    ...hooks,
  });
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
  } catch {
    return false;
  }
}
