import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Stripe from 'stripe';
import { sharedBackend } from '../../../servers/testing/clients';
import { callFunction } from '../../../servers/testing/kit/callFunction';
import { controlProvider, PROVIDER_KEY } from '../../../servers/testing/kit/controlProvider';
import { payAt } from '../../../servers/testing/kit/payAt';
import { pageToken as tokenOfPage } from '../../../servers/testing/pageToken';
import type { RunningBackend } from '../../../servers/testing/startBackend';
import { setting } from '../../tests/support/setting';
import type { Person } from '../../tests/support/people';

export { payAt, setting };

export interface Answer {
  status: number;
  body: { error?: { code: string; message: string } } & Record<string, unknown>;
}

/** Calls an edge function as a person, or as a guest. `init` replaces parts of the request. */
export async function call(name: string, body: unknown, who: Person | null, init: RequestInit = {}): Promise<Answer> {
  const response = await callFunction(sharedBackend(), name, body, who?.token, init);
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** Status and code of a refusal, as one value to compare. */
export const refusal = ({ status, body }: Answer) => [status, body.error?.code];

/** The payment provider's API through the official SDK. */
export function provider(): Stripe {
  const { hostname, port } = new URL(setting('FAIRTONE_TEST_PAYMENTS_URL'));
  return new Stripe(PROVIDER_KEY, { host: hostname, port, protocol: 'http', telemetry: false });
}

/** Calls the provider's test switches, e.g. `webhooks/withhold`. A string is sent as JSON, fields as a form. */
export const control = <Answer = unknown>(path: string, body?: string | Record<string, string>): Promise<Answer> =>
  controlProvider(setting('FAIRTONE_TEST_PAYMENTS_URL'), path, body);

/** Sets the backend that the functions of this file use. */
export function useBackend(backend: RunningBackend): void {
  Object.assign(process.env, {
    FAIRTONE_TEST_URL: backend.url,
    FAIRTONE_TEST_ANON_KEY: backend.anonKey,
    FAIRTONE_TEST_SERVICE_KEY: backend.serviceKey,
    FAIRTONE_TEST_DB_URL: backend.databaseUrl,
    FAIRTONE_TEST_PAYMENTS_URL: backend.paymentsUrl ?? '',
    FAIRTONE_TEST_DATA_DIR: backend.dataDir,
  });
}

export function webhookSecret(): string {
  const file = join(setting('FAIRTONE_TEST_DATA_DIR'), 'secrets.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { webhookSecret: string }).webhookSecret;
}

/** The token that the host puts into a page. */
export const pageToken = (at = new Date()): Promise<string> => tokenOfPage(setting('FAIRTONE_TEST_DATA_DIR'), at);
