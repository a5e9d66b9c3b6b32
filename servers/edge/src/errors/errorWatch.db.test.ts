import { createHmac, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { releaseOf } from '../../../../delivery/release/testing/builds.ts';
import { startBackend, type RunningBackend } from '../../../testing/startBackend.ts';

const SECRET = 'a secret of alerts'.replaceAll(' ', '-');
let shop: RunningBackend;
let receiver: Server;
let folder: string;
const alerts: { signature: string; body: string }[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-errors-'));
  mkdirSync(join(folder, 'catalog'), { recursive: true });
  writeFileSync(join(folder, 'catalog/live.json'), JSON.stringify({ promoted: [releaseOf('1')] }));
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      alerts.push({ signature: String(request.headers['fairtone-signature']), body });
      response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  shop = await startBackend({
    env: {
      FAIRTONE_RELEASES_DIR: folder,
      FAIRTONE_ERROR_WATCH: '0.1',
      FAIRTONE_ERROR_ALERT: 'share=10,devices=3',
      FAIRTONE_ERROR_WEBHOOK: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/alerts`,
      FAIRTONE_ERROR_WEBHOOK_SECRET: SECRET,
    },
  });
});
afterAll(async () => {
  await shop?.stop();
  receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

async function call<Answer>(name: string, body: object): Promise<Answer> {
  const headers = { apikey: shop.serviceKey, 'content-type': 'application/json' };
  const answer = await fetch(`${shop.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
  return (await answer.json()) as Answer;
}

const tell = (event: object, count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      call('keep_telemetry', {
        remote: 'catalog',
        version: '1',
        events: [event],
        address: randomUUID(),
        page: randomUUID(),
      }),
    ),
  );

const until = async (holds: () => boolean | Promise<boolean>) => {
  for (const end = Date.now() + 20_000; !(await holds()) && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 50));
};

test('alerts once about an error that enough devices of what is live for all met, with a signature', async () => {
  const broke = (message: string) => ({ name: 'error', message, reason: 'render', stack: ['- wall.js:1:2'] });
  await tell({ name: 'loaded', value: 100 }, 20);
  await tell(broke('rare'), 1);
  await tell(broke('often'), 3);
  await until(() => alerts.length > 0);
  expect(alerts.map(({ body }) => JSON.parse(body) as object)).toEqual([
    expect.objectContaining({ kind: 'error_alert', remote: 'catalog', message: 'often', devices: 3, share: 0.15 }),
  ]);
  const [, second, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(alerts[0]!.signature)!;
  expect(signature).toBe(createHmac('sha256', SECRET).update(`${second}.${alerts[0]!.body}`).digest('hex'));

  // A later group is alerted after the watch has looked at the first one again.
  await tell(broke('often'), 3);
  await tell(broke('later'), 4);
  await until(() => alerts.length > 1);
  expect(alerts.map(({ body }) => (JSON.parse(body) as { message: string }).message)).toEqual(['often', 'later']);
});
