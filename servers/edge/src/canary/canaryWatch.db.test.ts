import type { ReleaseChannel } from '@fairtone/contracts';
import type { ReleaseAct } from '@fairtone/releases';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseOf } from '../../../../delivery/release/testing/builds.ts';
import { startBackend, type RunningBackend } from '../../../testing/startBackend.ts';

let shop: RunningBackend;
let folder: string;
let store: string;
let visitors = 0;

const file = (name: string) => join(store, 'catalog', name);
const goLive = (channel: ReleaseChannel) => writeFileSync(file('live.json'), JSON.stringify(channel));
const live = () => JSON.parse(readFileSync(file('live.json'), 'utf8')) as ReleaseChannel;
const log = () =>
  readFileSync(file('log.jsonl'), 'utf8').trim().split('\n').map((line) => JSON.parse(line) as ReleaseAct); // prettier-ignore

/** Opens a page of the host and returns its token. */
async function openPage(address: string): Promise<string> {
  const html = await (await fetch(shop.url, { headers: { accept: 'text/html', 'x-forwarded-for': address } })).text();
  return /"pageToken":"([^"]+)"/.exec(html)![1]!;
}

/** A visitor with their own address whose page reports whether it could load its version. */
async function visit(version: string, isBroken: boolean): Promise<void> {
  visitors += 1;
  const address = `203.0.113.${visitors}`;
  const event = isBroken
    ? { name: 'error', message: 'no such file', reason: 'integrity_or_missing' }
    : { name: 'loaded', value: 120 };
  const answer = await fetch(`${shop.url}/functions/v1/telemetry`, {
    method: 'POST',
    headers: {
      apikey: shop.anonKey,
      authorization: `Bearer ${shop.anonKey}`,
      'content-type': 'application/json',
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ remote: 'catalog', version, events: [event], page: await openPage(address) }),
  });
  expect(answer.status).toBe(200);
}

const until = async (holds: () => boolean) => {
  for (const end = Date.now() + 20_000; !holds() && Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-watch-'));
  store = join(folder, 'releases');
  mkdirSync(join(store, 'catalog'), { recursive: true });
  mkdirSync(join(folder, 'shell'));
  writeFileSync(join(folder, 'shell/index.html'), '<head><!--fairtone:config--></head>');
  goLive({ promoted: [releaseOf('1')] });
  shop = await startBackend({
    env: {
      FAIRTONE_RELEASES_DIR: store,
      FAIRTONE_SHELL_DIR: join(folder, 'shell'),
      FAIRTONE_CANARY_WATCH: '0.2',
      FAIRTONE_CANARY_LIMITS: 'pages=5',
      FAIRTONE_TRUSTED_PROXIES: '1',
    },
  });
});
afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a canary that fails on pages is rolled back with the reason in the log; a healthy one and the live release stay', async () => {
  const act: ReleaseAct = { at: new Date().toISOString(), by: 'ada', action: 'promote', version: '2', percent: 50 };
  writeFileSync(file('log.jsonl'), `${JSON.stringify(act)}\n`);
  goLive({ promoted: [releaseOf('1')], canary: { release: releaseOf('2'), percent: 50 } });
  const pages = (count: number, version: string, isBroken: boolean) =>
    Promise.all(Array.from({ length: count }, () => visit(version, isBroken)));
  await Promise.all([pages(6, '2', false), pages(6, '1', false)]);
  expect(live().canary?.release.version).toBe('2');
  await pages(12, '2', true);

  // The log is written after the manifest.
  await until(() => !live().canary && log().length > 1);
  expect(live()).toEqual({ promoted: [releaseOf('1')], revision: 1 });
  expect(log().slice(1)).toEqual([
    {
      at: expect.any(String),
      by: 'release host',
      action: 'rollback',
      version: '2',
      reason: expect.stringMatching(/^\d+ of \d+ pages failed .*the limit is 5 %; 1: 0 % of 6$/),
    },
  ]);
  // The log line arrives through a pipe, after the file was written.
  await until(() => shop.output().includes('catalog is back at 1 (was 2)'));
  expect(shop.output()).toContain('catalog is back at 1 (was 2)');
});
