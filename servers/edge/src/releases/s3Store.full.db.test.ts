import type { ReleaseManifest } from '@fairtone/contracts';
import { EVERYTHING } from '@fairtone/releases';
import { AwsClient } from 'aws4fetch';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { collectGarbage } from '../../../../delivery/release/collectGarbage.ts';
import { openStore } from '@fairtone/releases/buckets';
import { buildFiles, writeFiles } from '../../../../delivery/release/testing/builds.ts';
import { startCeph, type Ceph } from '../../../../delivery/release/testing/ceph/startCeph.ts';
import { describeReleaseStore } from '../../../../delivery/release/testing/describeReleaseStore.ts';
import { buildWhenStale } from '../../../testing/buildWhenStale.ts';
import { sharedBackend } from '../../../testing/clients.ts';
import { startEdgeProcess, type EdgeProcess } from '../../../testing/edgeProcess.ts';
import { eventually } from '../../../testing/eventually.ts';
import { projectRoot } from '../../../testing/projectRoot.ts';

const EIGHT_DAYS_MS = 8 * 24 * 60 * 60 * 1000;
const PUBLIC = {
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource: 'arn:aws:s3:::shop/*' }],
};

let ceph: Ceph;
let edge: EdgeProcess;
let folder: string;

const address = (path: string) => `${ceph.url}/shop${path}`;
const ask = (path: string, init: RequestInit) => new AwsClient({ ...ceph, service: 's3' }).fetch(address(path), init);
/** The settings of docs/releases.md. @param prefix folder of the bucket */
const settings = (prefix: string) => ({
  FAIRTONE_RELEASES_STORE: `s3://shop/${prefix}`,
  FAIRTONE_S3_ENDPOINT: ceph.url,
  AWS_ACCESS_KEY_ID: ceph.accessKeyId,
  AWS_SECRET_ACCESS_KEY: ceph.secretAccessKey,
});
const store = (prefix = 'releases') => openStore(projectRoot(), settings(prefix) as never);

/** Runs the release tool as a team does. */
async function release(...args: string[]): Promise<string> {
  const options = { cwd: projectRoot(), env: { ...process.env, ...settings('releases') } };
  const command = ['tools/run.mjs', 'delivery/release/main.ts', ...args];
  return (await promisify(execFile)(process.execPath, command, options)).stdout;
}
const liveVersion = async () => {
  const { remotes } = (await (await fetch(`${edge.url}/releases.json`)).json()) as ReleaseManifest;
  return remotes.catalog?.live.version;
};

beforeAll(async () => {
  await buildWhenStale(projectRoot());
  folder = mkdtempSync(join(tmpdir(), 'fairtone-s3-'));
  ceph = await startCeph();
  expect((await ask('', { method: 'PUT' })).status).toBe(200);
  expect((await ask('?policy', { method: 'PUT', body: JSON.stringify(PUBLIC) })).ok).toBe(true);
  for (const version of ['1', '2', '3', '4'])
    await store().put('catalog', version, writeFiles(buildFiles(version), join(folder, version)));
  await release('promote', 'catalog', '1');
  const shop = sharedBackend();
  edge = await startEdgeProcess({
    SITE_URL: 'https://shop.test',
    SUPABASE_URL: shop.url,
    SUPABASE_PUBLISHABLE_KEY: shop.anonKey,
    FAIRTONE_RELEASES_URL: address('/releases'),
  });
});
afterAll(async () => {
  edge?.child.kill('SIGKILL');
  await ceph?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describeReleaseStore('a bucket of Ceph', {
  open: () => store('suite'),
  files: {
    read: async (name) => {
      const answer = await ask(`/suite/${name}`, {});
      return answer.status === 404 ? null : answer.text();
    },
    write: async (name, text) => {
      await ask(`/suite/${name}`, text === null ? { method: 'DELETE' } : { method: 'PUT', body: text });
    },
  },
});

describe('releases in a bucket of Ceph', () => {
  it('of two writers that read the same live.json one wins, and the other is told', async () => {
    const before = await ask('/releases/catalog/live.json', {});
    const [text, etag] = [await before.text(), before.headers.get('etag')!.replaceAll('"', '')];
    const write = (note: string) =>
      ask('/releases/catalog/live.json', { method: 'PUT', body: `${text}${note}`, headers: { 'if-match': etag } });
    const answers = await Promise.all([write(' '), write('\n')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('promotes two versions at once, one on top of the other, and a running edge shows the last', async () => {
    expect(await liveVersion()).toBe('1');
    const said = await Promise.all(['2', '3'].map((version) => release('promote', 'catalog', version)));
    expect(said).toEqual(['catalog 2 is live\n', 'catalog 3 is live\n']);
    const [last, previous, first] = (await store().readChannel('catalog')).promoted.map(({ version }) => version);
    expect([[last, previous].sort(), first]).toEqual([['2', '3'], '1']);
    await eventually(async () => expect(await liveVersion()).toBe(last));
  });

  it('are rolled back, and the running edge follows', async () => {
    const [, previous] = (await store().readChannel('catalog')).promoted;
    expect(await release('rollback', 'catalog', '--reason', 'a test')).toContain(`back at ${previous!.version}`);
    await eventually(async () => expect(await liveVersion()).toBe(previous!.version));
    expect((await store().readLog('catalog')).at(-1)).toMatchObject({ action: 'rollback', reason: 'a test' });
  });

  it('are deleted when nobody needs them, and those that are live stay', async () => {
    const tool = {
      root: folder,
      store: store(),
      rights: EVERYTHING,
      by: 'ada',
      sharedPackages: [],
      say: () => undefined,
    };
    await collectGarbage(tool, 'catalog', { isDryRun: false, now: new Date(Date.now() + EIGHT_DAYS_MS) });
    const left = await store().versions('catalog');
    expect(left).toContain(await liveVersion());
    expect(left).not.toContain('4');
    await expect(release('promote', 'catalog', '4')).rejects.toThrow('catalog 4');
  });

  it('have files that browsers read as they were published, with their type and age', async () => {
    const answer = await fetch(address('/releases/catalog/1/1.js'));
    expect([answer.status, await answer.text()]).toEqual([200, buildFiles('1')['1.js']]);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(address('/releases/catalog/1/1.js.br'))).headers.get('content-encoding')).toBe('br');
    expect((await fetch(address('/releases/catalog/live.json'))).headers.get('cache-control')).toBe('no-cache');
  });
});
