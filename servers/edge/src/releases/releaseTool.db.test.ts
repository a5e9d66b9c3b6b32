import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseChannel } from '@fairtone/contracts';
import { transformSync } from 'esbuild';
import { addKey } from '../../../../delivery/release/keys/keyFiles.ts';
import { buildFiles, writeFiles } from '../../../../delivery/release/testing/builds.ts';
import { projectRoot } from '../../../testing/projectRoot.ts';
import { startBackend, type RunningBackend } from '../../../testing/startBackend.ts';

let shop: RunningBackend;
let folder: string;

type Outcome = { code: number; stdout: string; stderr: string };

/** Runs the release tool as a team does. */
async function release(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const surroundings = {
    FAIRTONE_SUPABASE_URL: shop.url,
    FAIRTONE_SERVICE_KEY: shop.serviceKey,
    FAIRTONE_RELEASES_DIR: join(folder, 'store'),
  };
  const options = { cwd: projectRoot(), env: { ...process.env, ...surroundings, ...env } };
  try {
    const out = await promisify(execFile)(
      process.execPath,
      ['tools/run.mjs', 'delivery/release/main.ts', ...args],
      options,
    );
    return { code: 0, ...out };
  } catch (error) {
    return error as Outcome;
  }
}

const live = () => JSON.parse(readFileSync(join(folder, 'store/catalog/live.json'), 'utf8')) as ReleaseChannel;

/** Reports from the page of a new visitor. */
async function tell(version: string, event: object): Promise<void> {
  const [address, page] = [randomUUID(), randomUUID()];
  const key = shop.serviceKey;
  const answer = await fetch(`${shop.url}/rest/v1/rpc/keep_telemetry`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ remote: 'catalog', version, events: [event], address, page }),
  });
  expect(answer.status).toBe(200);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-tool-'));
  shop = await startBackend();
});
afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  rmSync(join(folder, 'store'), { recursive: true, force: true });
  const release = (version: string) => ({
    ...(JSON.parse(buildFiles(version)['remote.json']!) as object),
    baseUrl: `/releases/catalog/${version}/`,
  });
  const channel = { promoted: [release('1')], canary: { release: release('2'), percent: 50 } };
  writeFiles({ 'catalog/live.json': JSON.stringify(channel) }, join(folder, 'store'));
});

test('`health` shows both versions in a table, and rolls a broken canary back only when told to', async () => {
  const pages = Array.from({ length: 12 }, async () => {
    await tell('1', { name: 'loaded', value: 100 });
    await tell('2', { name: 'error', message: 'no answer', reason: 'timeout' });
  });
  await Promise.all(pages);
  const [shown, lenient] = await Promise.all([
    release(['health', 'catalog']),
    release(['health', 'catalog', '--auto-rollback', '--pages', '13']),
  ]);
  expect(shown.stdout).toMatch(/canary +2 +12 +12 +0 +100\.0 %/);
  expect(shown.stdout).toMatch(/before +1 +12 +0 +0 +0\.0 % +100 ms/);
  expect(shown.stdout).toContain('broken: 12 of 12 pages failed');
  expect([shown.code, live().canary?.release.version]).toEqual([1, '2']);

  expect([lenient.code, live().canary?.release.version]).toEqual([0, '2']);

  const acted = await release(['health', 'catalog', '--auto-rollback', '--by', 'night watch']);
  expect(acted.stdout).toContain('catalog is back at 1 (was 2)');
  expect(live().canary).toBeUndefined();
  expect(readFileSync(join(folder, 'store/catalog/log.jsonl'), 'utf8')).toContain('"by":"night watch"');
});

test('`errors` prints each group with its place and owner, `vitals` the percentiles of each version', async () => {
  const source = 'export const wall = () => {\n  throw new Error("fell");\n};\n';
  const { code, map } = transformSync(source, {
    minify: true,
    sourcemap: 'external',
    sourcefile: 'apps/catalog/src/Wall.tsx',
  });
  const version = { 'wall.js': code, [`maps/wall.js.${'0'.repeat(32)}.map`]: map };
  writeFiles(version, join(folder, 'store/catalog/7'));
  const column = code.indexOf('throw') + 1;
  const error = {
    name: 'error',
    message: 'fell',
    reason: 'render',
    route: '/album/:id',
    stack: [`a wall.js:1:${column}`],
  };
  await Promise.all([tell('7', error), tell('7', error), tell('7', { name: 'loaded', value: 120 })]);
  const shown = await release(['errors', 'catalog']);
  expect(shown.stdout).toMatch(
    /2 devices(, \d+ %|, [\d.]+ %)?, 2 pages: fell\n {2}apps\/catalog\/src\/Wall.tsx:2 \(wall\) {2}@fairtone\/catalog\n {2}7, first /,
  );
  expect(shown.stdout).toContain('\n  on /album/:id\n');
  const vitals = await release(['vitals', 'catalog']);
  expect(vitals.stdout).toMatch(/^7 .* 1 +120 ms +- +-/m);
});

test('`errors --mail` queues one e-mail about each group above the limits', async () => {
  const to = 'ops@shop.test';
  const error = { name: 'error', message: 'told by mail', reason: 'render', route: '/', stack: [] };
  await Promise.all(Array.from({ length: 13 }, () => tell('7', error)));
  await tell('7', { name: 'loaded', value: 120 });
  const watch = ['errors', 'catalog', '--mail', to, '--alert', 'share=1,devices=13'];
  expect((await release(watch)).stdout).toContain(`E-mail to ${to}: 13 devices, told by mail\n`);
  expect((await release(watch)).stdout).not.toContain('E-mail to');
  const headers = { apikey: shop.serviceKey, 'content-type': 'application/json' };
  await fetch(`${shop.url}/functions/v1/send-emails`, { method: 'POST', headers, body: '{}' });
  const outbox = await fetch(`${shop.url}/outbox.json?to=${encodeURIComponent(to)}`);
  expect(await outbox.json()).toMatchObject([{ kind: 'error_alert', text: expect.stringContaining('told by mail') }]);
});

test('with keys, a team rolls back its own canary and not that of another team', async () => {
  const keyring = join(folder, 'keys.json');
  const key = (remote: string) => join(folder, `${remote}.key`);
  const made = await release(['keys', 'add', 'catalog', '--out', key('catalog')], { FAIRTONE_RELEASE_KEYS: keyring });
  expect([made.code, made.stderr]).toEqual([0, '']);
  addKey({ root: projectRoot(), keyringFile: keyring, privateFile: key('studio') }, 'studio');
  const as = (remote: string) => ({ FAIRTONE_RELEASE_KEYS: keyring, FAIRTONE_RELEASE_KEY: key(remote) });
  const refused = await Promise.all(
    [['rollback'], ['publish'], ['promote', '2']].map(([command, ...rest]) =>
      release([command!, 'catalog', ...rest], as('studio')),
    ),
  );
  for (const { code, stderr } of refused)
    expect([code, stderr.trim()]).toEqual([1, "This key is none of catalog's: its team releases it."]);
  expect(live().canary).toBeDefined();
  expect((await release(['rollback', 'catalog'], as('catalog'))).stderr).toBe('');
  expect(live()).toMatchObject({ promoted: [{ version: '1' }], signatures: { promoted: expect.any(String) } });
});

test('`gc` and `diff` read the store of an absolute folder, and `gc --dry-run` deletes nothing', async () => {
  const store = join(folder, 'store');
  for (const version of ['2', '3', '4']) writeFiles(buildFiles(version), join(store, 'catalog', version));
  const old = new Date('2026-01-01');
  for (const file of readdirSync(join(store, 'catalog/3'), { recursive: true, encoding: 'utf8' }))
    utimesSync(join(store, 'catalog/3', file), old, old);
  const [tried, compared] = [
    await release(['gc', 'catalog', '--dry-run']),
    await release(['diff', 'catalog', '3', '4']),
  ];
  expect([tried.code, tried.stdout]).toEqual([
    0,
    expect.stringMatching(/^catalog 3 would be deleted: 7 files, \d+ bytes\n/),
  ]);
  expect([compared.code, compared.stdout]).toEqual([0, expect.stringContaining('catalog 3 -> 4\n')]);
  expect(compared.stdout).toContain('0 added, 0 removed, 1 changed, 2 equal');
  expect((await release(['gc'])).stdout).toContain('catalog 3 deleted');
  expect(readdirSync(join(store, 'catalog')).filter((name) => /^\d$/.test(name))).toEqual(['2', '4']);
});

test('prints its usage, unknown arguments, wrong addresses, and missing settings of a store', async () => {
  const [help, promote, compare, erase, address, store] = await Promise.all([
    release([]),
    release(['promote', 'catalog']),
    release(['diff', 'catalog', '1']),
    release(['erase']),
    release(['errors', 'catalog', '--mail', 'ops']),
    release(['list'], { FAIRTONE_RELEASES_STORE: 's3://x/y', AWS_ACCESS_KEY_ID: '' }),
  ]);
  expect(help.stdout).toContain('npm run release -- <command>');
  expect(promote).toMatchObject({ code: 2 });
  expect(compare).toMatchObject({ code: 2 });
  expect(erase).toMatchObject({ code: 2 });
  expect(address).toMatchObject({ code: 1, stderr: expect.stringContaining('no e-mail address: ops') });
  expect(store.stderr).toContain('AWS_ACCESS_KEY_ID');
});
