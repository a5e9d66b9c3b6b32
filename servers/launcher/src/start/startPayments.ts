import { freePort, isPortFree, superviseChild, type SupervisedChild } from '@fairtone/servers/shared';
import { PROVIDER_PROGRAM, providerEnv } from '@fairtone/servers/stripe';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_SECRET_KEY } from './paymentSettings.ts';
import type { Config } from '../settings/config.ts';
import type { Secrets } from '../data/secrets.ts';

/** Sales of the demo were never charged here, and tests pay artists for others: a million dollars for their payouts. */
const OPENING_CENTS = 100_000_000;

type Hooks = { onUp: () => void; onDown: () => void };

/** The configured port, or any free one when it is in use. */
export async function choosePaymentsPort(config: Config): Promise<number> {
  return (await isPortFree(config.paymentsPort)) ? config.paymentsPort : freePort();
}

/**
 * Runs the test-mode payment provider as a separate process. It has the same information as Stripe: a key, a webhook secret
 * and a URL to call, and no database credentials.
 */
export function startPayments(config: Config, secrets: Secrets, port: number, hooks: Hooks): Promise<SupervisedChild> {
  const program = join(config.root, PROVIDER_PROGRAM);
  if (!existsSync(program)) throw new Error('The payment provider is not built. Run node servers/build.mjs.');
  const stateDir = join(config.dataDir, 'payments');
  return superviseChild({
    name: 'payments',
    dataDir: config.dataDir,
    command: process.execPath,
    // The folder is part of the command line, so that this provider's process can be distinguished from another installation's.
    args: [program, stateDir],
    env: {
      PATH: process.env.PATH,
      ...providerEnv({
        port,
        stateDir,
        secretKey: LOCAL_SECRET_KEY,
        webhookSecret: secrets.webhookSecret,
        webhookUrl: `http://127.0.0.1:${config.port}/functions/v1/stripe-webhook`,
        siteUrl: config.siteUrl,
        returnOrigins: config.allowedOrigins,
        openingCents: OPENING_CENTS,
        hasTestControl: config.paymentsTestControl,
      }),
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
