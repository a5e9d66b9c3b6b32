import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signUp, type Person } from '../../../servers/testing/clients.ts';
import { openSlow, type SlowConnection, type SlowRequest } from '../../../servers/testing/slowConnections.ts';
import { readersOf, sendersTo } from '../../../servers/testing/slowRequests.ts';
import { startBackend, type RunningBackend } from '../../../servers/testing/startBackend.ts';
import { eventText, signatureOf } from './paymentEvents.ts';

/** Line 51 of the threat model: many concurrent clients of each service that stop sending or reading. */

const COUNT = 200;
/** More clients than the gateway has connections to the data API; each of them fills 4 MB of the operating system's buffers. */
const READERS = 80;
/** Ms for a busy machine; if slow clients were not disconnected, the response would never come. */
const ANSWERED_WITHIN_MS = 30_000;

const shellFolder = mkdtempSync(join(tmpdir(), 'fairtone-shell-'));
let backend: RunningBackend;
let artist: Person;
beforeAll(async () => {
  const env = {
    FAIRTONE_CLIENT_TIMEOUT: '1',
    FAIRTONE_TRUSTED_PROXIES: '1',
    FAIRTONE_RATE_LIMIT_FACTOR: '1',
    FAIRTONE_SHELL_DIR: shellFolder,
  };
  backend = await startBackend({ env });
  artist = await signUp(backend, 'artist');
});
afterAll(async () => {
  await backend?.stop();
  rmSync(shellFolder, { recursive: true });
});

/** The status of another visitor's request from an unused address; 0 without a response. */
function ask(path: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request(
      backend.url + path,
      {
        method,
        agent: false,
        headers: { apikey: backend.anonKey, ...headers, 'x-forwarded-for': '203.0.113.9' },
        signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode!)),
    );
    outgoing.on('error', () => resolve(0));
    outgoing.end(body);
  });
}

/** A busy data API may be unhealthy for a moment; one whose connections are held stays unhealthy. */
async function askHealth(): Promise<number> {
  const end = Date.now() + ANSWERED_WITHIN_MS;
  for (;;) {
    const status = await ask('/healthz');
    if (status === 200 || Date.now() > end) return status;
    await sleep(50);
  }
}

async function askEveryService(): Promise<Record<string, number>> {
  const event = eventText('product.created', { id: 'prod_1', object: 'product' });
  const { webhookSecret: secret } = JSON.parse(readFileSync(join(backend.dataDir, 'secrets.json'), 'utf8')) as {
    webhookSecret: string;
  };
  const signed = { 'content-type': 'application/json', 'stripe-signature': signatureOf(event, { secret }) };
  const [health, data, auth, storage, webhook, releases] = await Promise.all([
    askHealth(),
    ask('/rest/v1/genres?limit=1'),
    ask('/auth/v1/settings'),
    ask('/storage/v1/bucket'),
    ask('/functions/v1/stripe-webhook', { method: 'POST', headers: signed, body: event }),
    ask('/releases.json'),
  ]);
  return { health, data, auth, storage, webhook, releases };
}

const ALL_WELL = { health: 200, data: 200, auth: 200, storage: 200, webhook: 200, releases: 200 };

describe('51. clients that send endless bodies', () => {
  let slow: Record<string, SlowConnection[]>;
  beforeAll(async () => {
    const opened = Object.entries(sendersTo(backend, artist)).map(async ([service, one], at) => [
      service,
      await openSlow(backend.url, one, { count: COUNT, first: at * COUNT }),
    ]);
    slow = Object.fromEntries(await Promise.all(opened)) as typeof slow;
  });

  it('51. do not block any service for others', async () => {
    expect(await askEveryService()).toEqual(ALL_WELL);
  });

  it.each(['data', 'auth', 'functions', 'storage', 'resumable'])('51. are disconnected by %s', async (service) => {
    await Promise.all(slow[service]!.map(({ closed }) => closed));
  });
});

describe('51. clients that do not read responses', () => {
  let requests: Record<string, SlowRequest>;
  beforeAll(async () => {
    requests = await readersOf(backend, artist, shellFolder);
  });

  it.each(['data', 'storage', 'pages'])('51. of %s do not block any service for others', async (service) => {
    const slow = await openSlow(backend.url, requests[service]!, { count: READERS, first: 0 });
    try {
      expect(await askEveryService()).toEqual(ALL_WELL);
    } finally {
      for (const { end } of slow) end();
    }
  });
});

describe('51. one address', () => {
  it('51. has a limited number of concurrent requests, and does not block others', async () => {
    const one = sendersTo(backend, artist).data!;
    const headers = { ...one.headers, 'x-forwarded-for': '203.0.113.7' };
    const slow = await openSlow(backend.url, { ...one, headers }, { count: COUNT });
    const answers = await Promise.all(slow.map(({ closed }) => closed));
    expect(answers.some((text) => text.startsWith('HTTP/1.1 429 '))).toBe(true);
    expect(await askEveryService()).toEqual(ALL_WELL);
  });
});
