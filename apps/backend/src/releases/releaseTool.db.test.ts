import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseChannel } from '@fairtone/contracts';
import { buildFiles, writeFiles } from '../../../../tools/release/testing/builds.ts';
import { projectRoot } from '../../testing/projectRoot.ts';
import { startBackend, type RunningBackend } from '../../testing/startBackend.ts';

let shop: RunningBackend;
let folder: string;

type Outcome = { code: number; stdout: string; stderr: string };

/** The tool as a team runs it. */
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
      ['tools/run.mjs', 'tools/release/main.ts', ...args],
      options,
    );
    return { code: 0, ...out };
  } catch (error) {
    return error as Outcome;
  }
}

const live = () => JSON.parse(readFileSync(join(folder, 'store/catalog/live.json'), 'utf8')) as ReleaseChannel;

async function tell(version: string, event: object): Promise<void> {
  await fetch(`${shop.url}/functions/v1/telemetry`, {
    method: 'POST',
    headers: { apikey: shop.anonKey, authorization: `Bearer ${shop.anonKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ remote: 'catalog', version, events: [event] }),
  });
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

test('health shows both versions in a table, and ends a broken canary only when it is asked to', async () => {
  for (let page = 0; page < 12; page += 1) {
    await tell('1', { name: 'loaded', value: 100 });
    await tell('2', { name: 'error', message: 'no answer', reason: 'timeout' });
  }
  const shown = await release(['health', 'catalog']);
  expect(shown.stdout).toMatch(/canary +2 +12 +12 +0 +100\.0 %/);
  expect(shown.stdout).toMatch(/before +1 +12 +0 +0 +0\.0 % +100 ms/);
  expect(shown.stdout).toContain('broken: 12 of 12 pages failed');
  expect([shown.code, live().canary?.release.version]).toEqual([1, '2']);

  const lenient = await release(['health', 'catalog', '--auto-rollback', '--pages', '13']);
  expect([lenient.code, live().canary?.release.version]).toEqual([0, '2']);

  const acted = await release(['health', 'catalog', '--auto-rollback', '--by', 'night watch']);
  expect(acted.stdout).toContain('catalog is back at 1 (was 2)');
  expect(live().canary).toBeUndefined();
  expect(readFileSync(join(folder, 'store/catalog/log.jsonl'), 'utf8')).toContain('"by":"night watch"');
});

test('with keys, a team takes its own canary back and none of another team', async () => {
  const keyring = join(folder, 'keys.json');
  const key = (remote: string) => join(folder, `${remote}.key`);
  for (const remote of ['catalog', 'studio']) {
    const made = await release(['keys', 'add', remote, '--out', key(remote)], { FAIRTONE_RELEASE_KEYS: keyring });
    expect([made.code, made.stderr]).toEqual([0, '']);
  }
  const as = (remote: string) => ({ FAIRTONE_RELEASE_KEYS: keyring, FAIRTONE_RELEASE_KEY: key(remote) });
  const stranger = await release(['rollback', 'catalog'], as('studio'));
  expect([stranger.code, stranger.stderr.trim()]).toEqual([1, "This key is none of catalog's: its team releases it."]);
  expect(live().canary).toBeDefined();
  for (const command of [
    ['publish', 'catalog'],
    ['promote', 'catalog', '2'],
  ]) {
    expect((await release(command, as('studio'))).stderr).toContain("none of catalog's");
  }
  expect((await release(['rollback', 'catalog'], as('catalog'))).stderr).toBe('');
  expect(live()).toMatchObject({ promoted: [{ version: '1' }], signatures: { promoted: expect.any(String) } });
});

test('says how it is used, and what it does not know', async () => {
  expect((await release([])).stdout).toContain('npm run release -- <command>');
  expect(await release(['promote', 'catalog'])).toMatchObject({ code: 2 });
  expect(await release(['erase'])).toMatchObject({ code: 2 });
  expect((await release(['list'], { FAIRTONE_RELEASES_STORE: 'ftp://x' })).stderr).toContain('s3://bucket/prefix');
  expect((await release(['list'], { FAIRTONE_RELEASES_STORE: 's3://x/y' })).stderr).toContain('AWS_ACCESS_KEY_ID');
});
