/** @jest-environment node */
import { EVERYTHING, folderStore, newPreview, releaseAct, rollback, type ReleaseStore } from '@fairtone/releases';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectGarbage } from './collectGarbage.ts';
import { promote } from './commands.ts';
import { bucketStore, s3Bucket } from '@fairtone/releases/buckets';
import { buildFiles, sharingBuildFiles, writeFiles } from './testing/builds.ts';
import { startS3Double, type S3Double } from './testing/s3Double.ts';
import type { ToolContext } from './toolContext.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const keys = { accessKeyId: 'AKTEST', secretAccessKey: 'a secret' };
let folder: string;
let s3: S3Double;
let said: string[];
let tool: ToolContext;

beforeAll(async () => {
  s3 = await startS3Double(keys);
});
afterAll(() => s3.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-gc-'));
  writeFiles({ 'delivery/release/budgets.json': '{"default": {"entry": 100, "total": 200}}' }, folder);
  writeFiles({ 'dist/apps/shell/shell.json': '{"contract": "1.4.0"}' }, folder);
  s3.objects.clear();
  said = [];
});
afterEach(() => {
  s3.beforePut = null;
  rmSync(folder, { recursive: true });
});

const openS3 = () =>
  bucketStore(
    s3Bucket({ endpoint: s3.url, region: 'x', bucket: 'shop', prefix: '', sessionToken: null, ...keys }),
    '/r/',
  );
const STORES: [string, () => ReleaseStore][] = [
  ['a folder', () => folderStore(join(folder, 'store'))],
  ['a bucket that speaks S3', openS3],
];

const toolOf = (store: ReleaseStore): ToolContext => ({
  root: folder,
  store,
  rights: EVERYTHING,
  by: 'ada',
  sharedPackages: [],
  say: (line) => said.push(line),
});

async function publish(...versions: string[]): Promise<void> {
  for (const version of versions) {
    const build = writeFiles(buildFiles(version), join(folder, 'builds', version));
    await tool.store.put('catalog', version, build);
  }
}
/** Collects as if it were so many days later. */
const collect = (days: number, isDryRun = false, context = tool) =>
  collectGarbage(context, 'catalog', { isDryRun, now: new Date(Date.now() + days * DAY_MS) });
const versions = () => tool.store.versions('catalog');

describe.each(STORES)('gc in %s', (_name, open) => {
  beforeEach(() => {
    tool = toolOf(open());
  });

  it('deletes what is neither live, previous, a canary nor reachable by rollbacks, and says how much it was', async () => {
    await publish('1', '2', '3', '4', '5');
    for (const version of ['1', '2', '3']) await promote(tool, 'catalog', version);
    await promote(tool, 'catalog', '4', { percent: 10 });
    await collect(8);
    expect(await versions()).toEqual(['1', '2', '3', '4']);
    expect(await tool.store.listFiles('catalog', '5')).toEqual([]);
    const bytes = Object.values(buildFiles('5')).reduce((sum, text) => sum + text.length, 0);
    expect(said.slice(-2)).toEqual([`catalog 5 deleted: 7 files, ${bytes} bytes`, `1 version, ${bytes} bytes deleted`]);
    expect((await tool.store.readLog('catalog')).at(-1)).toMatchObject({ by: 'ada', action: 'delete', version: '5' });
    await rollback(tool, 'catalog');
    for (const to of ['2', '1']) {
      await rollback(tool, 'catalog');
      expect((await tool.store.readChannel('catalog')).promoted[0]!.version).toBe(to);
      expect(await tool.store.readBuild('catalog', to)).not.toBeNull();
    }
  });

  it('deletes shared files once no version names them, and no others', async () => {
    const put = async (version: string, parts: Record<string, string>) => {
      const build = writeFiles(sharingBuildFiles(version, parts), join(folder, 'builds', version));
      await tool.store.put('catalog', version, build);
    };
    await put('1', { '7.aa.js': '"old"', '8.aa.js': '"same"' });
    await put('2', { '7.bb.js': '"new"', '8.aa.js': '"same"' });
    await promote(tool, 'catalog', '2');
    const shared = async () => (await tool.store.sharedFiles('catalog')).map(({ file }) => file);
    const before = await shared();
    await collect(8, true);
    expect(await shared()).toEqual(before);
    await collect(8);
    const [dry, wet] = [said.slice(1, 4), said.slice(4)];
    expect(wet.map((line) => line.replace('deleted', 'would be deleted'))).toEqual(dry);
    expect(wet[1]).toBe('catalog 2 files that no version names deleted: 40 bytes');
    expect(await versions()).toEqual(['2']);
    expect(before.filter((file) => !/7\.aa|Entry\.1/.test(file))).toEqual(await shared());
    await promote(tool, 'catalog', '2');
  });

  it('keeps the shared files of a version that is uploaded at the same time', async () => {
    const parts = { '7.aa.js': '"seven"' };
    const build = (version: string) => writeFiles(sharingBuildFiles(version, parts), join(folder, 'builds', version));
    await tool.store.put('catalog', '1', build('1'));
    const { removeShared } = tool.store;
    const slow: ReleaseStore = {
      ...tool.store,
      removeShared: async (remote, files) => {
        await tool.store.put('catalog', '2', build('2'));
        return removeShared(remote, files);
      },
    };
    await collect(8, false, toolOf(slow));
    expect(await versions()).toEqual(['2']);
    await promote(tool, 'catalog', '2');
  });

  it('deletes nothing in a dry run, and says the same', async () => {
    await publish('1');
    await collect(8, true);
    expect(await versions()).toEqual(['1']);
    expect(said[0]).toMatch(/^catalog 1 would be deleted: 7 files, \d+ bytes$/);
    expect(said[1]).toMatch(/^1 version, \d+ bytes would be deleted$/);
    expect(await tool.store.readLog('catalog')).toEqual([]);
  });

  it('keeps versions of the last week', async () => {
    await publish('1');
    await collect(6);
    expect(await versions()).toEqual(['1']);
    expect(said).toEqual(['0 versions, 0 bytes deleted']);
    await collect(8);
    expect(await versions()).toEqual([]);
  });

  it('keeps a version that was replaced within the last week: open pages load its files', async () => {
    await publish('1', '2');
    const act = (version: string, action: 'promote' | 'rollback', days: number) =>
      tool.store.log('catalog', {
        ...releaseAct('ada', action, version),
        at: new Date(Date.now() + days * DAY_MS).toISOString(),
      });
    await act('1', 'promote', 0);
    await act('2', 'promote', 3);
    await act('2', 'rollback', 4);
    await act('9', 'promote', 12);
    await collect(18);
    expect(await versions()).toEqual(['1']);
    await collect(20);
    expect(await versions()).toEqual([]);
  });

  it('keeps a version while a preview shows it, and deletes the preview that has ended', async () => {
    await publish('1');
    const release = { ...(await tool.store.readBuild('catalog', '1'))!, baseUrl: '/r/catalog/1/' };
    await tool.store.addPreview('catalog', newPreview(release, new Date(Date.now() + 5 * DAY_MS)));
    await collect(11);
    expect([await versions(), (await tool.store.previews('catalog')).length]).toEqual([['1'], 1]);
    await collect(13);
    expect([await versions(), await tool.store.previews('catalog')]).toEqual([[], []]);
  });

  it('keeps a version that is previewed after it was found to be unused', async () => {
    await publish('1');
    const { store } = tool;
    const withdraw: ReleaseStore['withdraw'] = async (remote, version) => {
      const release = { ...(await store.readBuild(remote, version))!, baseUrl: '/r/catalog/1/' };
      await store.addPreview(remote, newPreview(release, new Date(Date.now() + 8 * DAY_MS)));
      return store.withdraw(remote, version);
    };
    await collect(8, false, { ...tool, store: { ...store, withdraw } });
    expect(said).toContain('catalog 1 was promoted or previewed meanwhile; it stays');
    expect(await versions()).toEqual(['1']);
  });

  it('deletes what an upload left unfinished, once it is old', async () => {
    await publish('1');
    await tool.store.withdraw('catalog', '1');
    await collect(6);
    expect(await tool.store.unfinished('catalog')).toEqual(['1']);
    await collect(8);
    expect(await tool.store.unfinished('catalog')).toEqual([]);
  });

  it('keeps a version that is promoted after it was found to be unused', async () => {
    await publish('1', '2');
    const { store } = tool;
    const withdraw: ReleaseStore['withdraw'] = async (remote, version) => {
      const release = { ...(await store.readBuild(remote, version))!, baseUrl: '/r/' };
      const withdrawn = await store.withdraw(remote, version);
      // A promotion that had checked the version before it was withdrawn.
      if (version === '1') await store.changeChannel(remote, () => ({ promoted: [release] }));
      return withdrawn;
    };
    await collect(8, false, { ...tool, store: { ...store, withdraw } });
    expect(said).toContain('catalog 1 was promoted or previewed meanwhile; it stays');
    expect(await versions()).toEqual(['1']);
    expect((await store.listFiles('catalog', '1')).length).toBe(7);
  });

  it('gives a version back when live.json cannot be written', async () => {
    await publish('1');
    const changeChannel = async () => Promise.reject(new Error('no space'));
    await expect(collect(8, false, { ...tool, store: { ...tool.store, changeChannel } })).rejects.toThrow('no space');
    expect(await versions()).toEqual(['1']);
  });

  it('and promotions of the same version at once never leave a live release without its files', async () => {
    for (let round = 0; round < 8; round += 1) {
      const version = `1${round}`;
      await publish(version);
      const late = round % 4;
      const [, promotion] = await Promise.all([
        (async () => {
          for (let turn = 0; turn < late * 3; turn += 1) await tool.store.readLog('catalog');
          await collect(8);
        })(),
        promote(tool, 'catalog', version).then(
          () => 'live',
          (error: Error) => error.message,
        ),
      ]);
      const { promoted } = await tool.store.readChannel('catalog');
      const files = (await tool.store.listFiles('catalog', version)).length;
      const isLive = promoted.some((release) => release.version === version);
      expect([isLive, files]).toEqual(promotion === 'live' ? [true, 7] : [false, 0]);
    }
  });

  it('needs the key of the team, unless it only looks', async () => {
    await publish('1');
    const rights = {
      ...EVERYTHING,
      require: () => {
        throw new Error('no key');
      },
    };
    await expect(collect(8, false, { ...tool, rights })).rejects.toThrow('no key');
    await collect(8, true, { ...tool, rights });
    expect(await versions()).toEqual(['1']);
  });
});

it('gc that deletes between the check and the write of a promotion makes the promotion fail in clear words', async () => {
  tool = toolOf(openS3());
  await publish('1');
  s3.beforePut = async (key) => {
    if (key !== 'catalog/live.json') return;
    s3.beforePut = null;
    await collect(8);
  };
  const promotion = promote(tool, 'catalog', '1');
  await expect(promotion).rejects.toThrow('catalog 1 was deleted from the store meanwhile; publish it again.');
  expect(await tool.store.readChannel('catalog')).toEqual({ promoted: [] });
});

it('gc of the whole store names each remote', async () => {
  tool = toolOf(openS3());
  await publish('1');
  await tool.store.put('studio', '7', writeFiles(buildFiles('7'), join(folder, 'builds/7')));
  await collectGarbage(tool, null, { isDryRun: false, now: new Date(Date.now() + 8 * DAY_MS) });
  expect(said.map((line) => line.split(':')[0])).toEqual([
    'catalog 1 deleted',
    'studio 7 deleted',
    expect.stringMatching(/^2 versions, \d+ bytes deleted$/),
  ]);
});
