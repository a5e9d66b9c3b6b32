/** @jest-environment node */
import { HOST_CONTRACT_VERSION, type RemoteRelease } from '@fairtone/contracts';
import { EVERYTHING, folderStore } from '@fairtone/releases';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote, publish } from '../commands.ts';
import { buildFiles, writeFiles } from '../testing/builds.ts';
import type { ToolContext } from '../toolContext.ts';
import { verifyReady } from './verify.ts';

let folder: string;
let context: ToolContext;

/** The studio's live release: its routes and slots are taken. */
const studio = { name: 'studio', version: '1', routes: ['/for-artists/:tab'], slots: ['dashboard.uploads'] };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-verify-'));
  writeFiles({ 'delivery/release/budgets.json': '{"default": {"entry": 100, "total": 200}}' }, folder);
  writeFiles({ 'dist/apps/shell/shell.json': '{"contract": "1.4.0"}' }, folder);
  const store = folderStore(join(folder, 'store'));
  context = { root: folder, store, rights: EVERYTHING, by: 'ada', sharedPackages: ['react'], say: () => undefined };
  const live = JSON.parse(buildFiles('1')['remote.json']!) as RemoteRelease;
  await store.changeChannel('studio', () => ({ promoted: [{ ...live, ...studio, baseUrl: '/releases/studio/1/' }] }));
});
afterEach(() => rmSync(folder, { recursive: true }));

type Change = [file: string, change: (text: string) => string | null];

/** Writes a small build of the catalog, with one file changed or removed. */
function build(...changes: Change[]): void {
  const files = buildFiles('1');
  for (const [file, change] of changes) {
    const text = change(files[file] ?? '');
    if (text === null) delete files[file];
    else files[file] = text;
  }
  writeFiles(files, join(folder, 'dist/apps/catalog'));
}
const describing = (changes: object): Change => [
  'remote.json',
  (text) => JSON.stringify({ ...(JSON.parse(text) as object), ...changes }),
];
const auditing = (changes: object): Change => [
  'audit.json',
  (text) => JSON.stringify({ ...(JSON.parse(text) as object), ...changes }),
];

it('lets a sound build be published and promoted', async () => {
  build();
  await promote(context, 'catalog', await publish(context, 'catalog'));
  expect((await context.store.readChannel('catalog')).promoted.map(({ version }) => version)).toEqual(['1']);
  expect((await context.store.readLog('catalog')).map(({ action }) => action)).toEqual(['publish', 'promote']);
});

it('keeps both of two versions that are promoted at once', async () => {
  for (const version of ['1', '2']) {
    build(describing({ version }));
    await publish(context, 'catalog');
  }
  await Promise.all(['1', '2'].map((version) => promote(context, 'catalog', version)));
  const { promoted } = await context.store.readChannel('catalog');
  expect(promoted.map(({ version }) => version).sort()).toEqual(['1', '2']);
});

it('refuses a canary of a remote of which nothing is live, and writes nothing', async () => {
  build();
  await publish(context, 'catalog');
  await expect(promote(context, 'catalog', '1', { percent: 10 })).rejects.toThrow('promote it whole first');
  expect(existsSync(join(folder, 'store/catalog/live.json'))).toBe(false);
});

it('tells a team before it publishes what would speak against its build', async () => {
  const verifyBuilt = () => verifyReady(context, 'catalog', join(folder, 'dist/apps/catalog'), '1.4.0');
  build();
  expect(await verifyBuilt()).toEqual([]);
  build(describing({ routes: ['/for-artists/:view'] }), auditing({ packages: ['react'] }));
  expect(await verifyBuilt()).toEqual([
    expect.stringContaining('belongs to studio'),
    expect.stringContaining('carries its own copy of react'),
  ]);
  expect(await context.store.versions('catalog')).toEqual([]);
});

describe('a build is not even published', () => {
  it.each<[string, Change, string]>([
    ['with a text missing', auditing({ missingTexts: ['tr: album.title'] }), 'lacks a text: tr: album.title'],
    ['over its size', ['2.js.br', () => 'x'.repeat(300)], 'its files have'],
    ['with a larger entry than allowed', ['remoteEntry.js.br', () => 'x'.repeat(101)], 'its entry has 101 bytes'],
    ['with a script that has no integrity', ['2.js', () => '""'], '2.js has no integrity'],
    ['with a script that was changed', ['1.js', () => '"another"'], '1.js is not what was built'],
    ['without its entry', ['remoteEntry.js', () => null], 'its entry remoteEntry.js is not there'],
    ['with a copy of what the shell shares', auditing({ packages: ['react'] }), 'carries its own copy of react'],
    ['with a dialog of another name', describing({ dialogs: ['share'] }), 'its dialog share does not begin'],
    ['with a container of another name', describing({ container: 'catalog' }), 'its container catalog does not begin'],
    ['with an endpoint of another name', auditing({ stateNames: ['getAlbum'] }), 'endpoint getAlbum does not begin'],
    ['under the name of another remote', describing({ name: 'player' }), 'calls itself player 1'],
    ['that says nothing of itself', ['audit.json', () => null], 'built without audit.json'],
    [
      'that needs a newer contract than the shell has',
      describing({ contract: '^1.5.0' }),
      'needs host contract ^1.5.0; the live shell has 1.4.0',
    ],
    ['that needs an older contract', describing({ contract: '^0.9.0' }), 'needs host contract ^0.9.0'],
    ['with a damaged description', ['remote.json', () => '{"name": "catalog", "version": "1"}'], 'contract'],
  ])('%s', async (_what, change, fault) => {
    build(...(change[0].startsWith('2.js') ? ([['2.js', () => ''] as Change, change] as const) : [change]));
    await expect(publish(context, 'catalog')).rejects.toThrow(fault);
    expect(await context.store.versions('catalog')).toEqual([]);
  });
});

describe('a published version is not made live', () => {
  it.each<[string, Change, string]>([
    [
      'when its route is taken',
      describing({ routes: ['/for-artists/:view'] }),
      'its route /for-artists/:view belongs to studio',
    ],
    [
      'when its slot is taken',
      describing({ slots: ['dashboard.uploads'] }),
      'its slot dashboard.uploads belongs to studio',
    ],
  ])('%s', async (_what, change, fault) => {
    build(change);
    await publish(context, 'catalog');
    await expect(promote(context, 'catalog', '1', { percent: 10 })).rejects.toThrow(fault);
    expect(await context.store.readChannel('catalog')).toEqual({ promoted: [] });
    expect((await context.store.readLog('catalog')).map(({ action }) => action)).toEqual(['publish']);
  });

  it.each([
    ['too old', '1.3.0'],
    ['too new', '2.0.0'],
  ])('when the shell that is live by then is %s for it', async (_what, contract) => {
    build(describing({ contract: '^1.4.0' }));
    await publish(context, 'catalog');
    writeFiles({ 'dist/apps/shell/shell.json': JSON.stringify({ contract }) }, folder);
    const fault = `needs host contract ^1.4.0; the live shell has ${contract}`;
    await expect(promote(context, 'catalog', '1')).rejects.toThrow(fault);
    expect(await context.store.readChannel('catalog')).toEqual({ promoted: [] });
  });

  it('when it was changed in the store', async () => {
    build();
    await publish(context, 'catalog');
    writeFiles({ '1.js': '"stolen"' }, join(folder, 'store/catalog/1'));
    await expect(promote(context, 'catalog', '1')).rejects.toThrow('1.js is not what was built');
  });

  it('when it was never published', async () => {
    await expect(promote(context, 'catalog', '9')).rejects.toThrow('catalog 9 is not published');
  });
});

describe('a remote that a team builds without a shell', () => {
  beforeEach(() => rmSync(join(folder, 'dist/apps/shell'), { recursive: true }));

  it('is published when it fits the contract of the sources', async () => {
    build(describing({ contract: `^${HOST_CONTRACT_VERSION}` }));
    await publish(context, 'catalog');
    expect(await context.store.versions('catalog')).toEqual(['1']);
  });

  it('is refused when it does not', async () => {
    build(describing({ contract: '^99.0.0' }));
    const fault = `needs host contract ^99.0.0; the live shell has ${HOST_CONTRACT_VERSION}`;
    await expect(publish(context, 'catalog')).rejects.toThrow(fault);
  });
});
