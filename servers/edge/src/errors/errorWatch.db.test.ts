import { createHmac, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { errorBackend } from '@fairtone/releases';
import { releaseOf } from '../../../../delivery/release/testing/builds.ts';
import { eventually } from '../../../testing/eventually.ts';
import { startMailServer, type MailServer } from '../../../testing/mailServer.ts';
import { startBackend, type RunningBackend } from '../../../testing/startBackend.ts';
import { startErrorWatch } from './errorWatch.ts';

const SECRET = 'a secret of alerts'.replaceAll(' ', '-');
const OPERATORS = ['ops@shop.test', 'ada@shop.test'];
let shop: RunningBackend;
let receiver: Server;
let mailServer: MailServer;
let stopSecondHost: () => Promise<void>;
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
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/alerts`;
  mailServer = await startMailServer();
  shop = await startBackend({
    env: {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Fairtone <hello@shop.test>',
      FAIRTONE_RELEASES_DIR: folder,
      FAIRTONE_ERROR_WATCH: '0.1',
      FAIRTONE_ERROR_ALERT: 'share=10,devices=3',
      FAIRTONE_ERROR_WEBHOOK: url,
      FAIRTONE_ERROR_WEBHOOK_SECRET: SECRET,
      FAIRTONE_ERROR_MAIL: OPERATORS.join(', '),
    },
  });
  // Another process with the same settings and the same database, such as a second host.
  stopSecondHost = startErrorWatch(
    {
      folder,
      shellFolder: join(folder, 'shell'),
      ownersFile: join(folder, 'CODEOWNERS'),
      everyMs: 100,
      alert: { percent: 10, devices: 3, webhook: { url, secret: SECRET }, mailTo: OPERATORS },
    },
    errorBackend({ url: shop.url, secretKey: () => shop.serviceKey }),
  );
  await tell({ name: 'loaded', value: 100 }, 20);
});
afterAll(async () => {
  await stopSecondHost?.();
  await shop?.stop();
  await mailServer?.stop();
  receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

async function post(path: string, body: object): Promise<void> {
  const headers = { apikey: shop.serviceKey, 'content-type': 'application/json' };
  const answer = await fetch(`${shop.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.ok).toBe(true);
}
const callFunction = (name: string) => post(`/functions/v1/${name}`, {});

const tell = (event: object, count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      post('/rest/v1/rpc/keep_telemetry', {
        remote: 'catalog',
        version: '1',
        events: [event],
        address: randomUUID(),
        page: randomUUID(),
      }),
    ),
  );

const broke = (message: string) => ({ name: 'error', message, reason: 'render', stack: ['- wall.js:1:2'] });
const alertsAbout = (message: string) =>
  alerts.filter(({ body }) => (JSON.parse(body) as { message: string }).message === message);
const alerted = (message: string) => eventually(() => expect(alertsAbout(message)).toHaveLength(1));

test('alerts once about an error that enough devices of what is live for all met, with a signature', async () => {
  await tell(broke('rare'), 1);
  await tell(broke('often'), 3);
  await alerted('often');
  expect(alerts.map(({ body }) => JSON.parse(body) as object)).toEqual([
    expect.objectContaining({ kind: 'error_alert', remote: 'catalog', message: 'often', devices: 3, share: 0.15 }),
  ]);
  const [, second, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(alerts[0]!.signature)!;
  expect(signature).toBe(createHmac('sha256', SECRET).update(`${second}.${alerts[0]!.body}`).digest('hex'));

  // A later group is alerted after the watch has looked at the first one again.
  await tell(broke('often'), 3);
  await tell(broke('later'), 4);
  await alerted('later');
  expect(alerts).toHaveLength(2);
});

test('two hosts send one e-mail to each operator, through the queue of all e-mails', async () => {
  const mailsAbout = (message: string) =>
    OPERATORS.map((address) =>
      mailServer
        .takenFor(address)
        .map(({ source }) => source.replace(/=\r?\n/g, ''))
        .filter((source) => source.includes(`Message: ${message}\r\n`)),
    );
  await tell(broke('by mail'), 3);
  await alerted('by mail');
  await callFunction('send-emails');
  await tell(broke('by mail'), 4);
  await tell(broke('after it'), 5);
  await alerted('after it');
  await callFunction('send-emails');
  expect(mailsAbout('by mail')).toEqual([[expect.any(String)], [expect.any(String)]]);
  expect(mailsAbout('after it')).toEqual([[expect.any(String)], [expect.any(String)]]);
  expect(mailsAbout('rare')).toEqual([[], []]);
  const mail = mailsAbout('by mail')[0]![0];
  expect(mail).toMatch(/^Subject: Error in catalog on many devices\r$/m);
  expect(mail).toMatch(/^Devices: 3 \(15% of those of a day\)\r$/m);
  expect(mail).toMatch(/^Versions: 1\r$/m);
  for (const command of ['errors', 'rollback']) expect(mail).toContain(`npm run release -- ${command} catalog`);
});
