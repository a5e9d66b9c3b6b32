/** @jest-environment node */
import { EVERYTHING, folderStore, isPreviewSignedFor, openPreview, readKeyring, rightsOf } from '@fairtone/releases';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { list } from './commands.ts';
import { addKey } from './keys/keyFiles.ts';
import { endPreview, preview } from './preview.ts';
import { buildFiles, writeFiles } from './testing/builds.ts';
import type { ToolContext } from './toolContext.ts';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const options = { shell: null, site: 'https://shop.test', now: NOW };
let folder: string;
let said: string[];
let tool: ToolContext;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-preview-'));
  writeFiles({ 'delivery/release/budgets.json': '{"default": {"entry": 100, "total": 200}}' }, folder);
  writeFiles({ 'dist/apps/shell/shell.json': '{"contract": "1.4.0"}' }, folder);
  writeFiles(buildFiles('1'), join(folder, 'dist/apps/catalog'));
  said = [];
  const store = folderStore(join(folder, 'store'));
  tool = { root: folder, store, rights: EVERYTHING, by: 'ada', sharedPackages: [], say: (line) => said.push(line) };
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('release -- preview', () => {
  it('publishes the build and prints a link for a week; nothing becomes live', async () => {
    const link = await preview(tool, 'catalog', options);
    expect(link).toMatch(/^https:\/\/shop\.test\/preview\/catalog\/[\w-]{22}$/);
    expect(said.at(-1)).toBe(`Until 2026-06-22 this link shows catalog 1 to whoever opens it: ${link}`);
    const [made] = await tool.store.previews('catalog');
    expect(made).toMatchObject({
      until: '2026-06-22T12:00:00.000Z',
      release: { name: 'catalog', version: '1', baseUrl: '/releases/catalog/1/' },
    });
    expect(link).toContain(made!.id);
    expect(await tool.store.readChannel('catalog')).toEqual({ promoted: [] });
    expect(await tool.store.versions('catalog')).toEqual(['1']);
    expect((await tool.store.readLog('catalog')).map(({ action }) => action)).toEqual(['publish', 'preview']);
  });

  it('makes another link each time, and the log contains none of them', async () => {
    const links = [await preview(tool, 'catalog', options), await preview(tool, 'catalog', options)];
    expect(new Set(links).size).toBe(2);
    const log = JSON.stringify(await tool.store.readLog('catalog'));
    for (const link of links) expect(log).not.toContain(link.split('/').at(-1));
  });

  it('refuses what could not be promoted', async () => {
    await tool.store.changeChannel('studio', () => ({
      promoted: [{ ...JSON.parse(buildFiles('1')['remote.json']!), name: 'studio', baseUrl: '/releases/studio/1/' }], // prettier-ignore
    }));
    await expect(preview(tool, 'catalog', options)).rejects.toThrow('studio');
    expect(await tool.store.previews('catalog')).toEqual([]);
  });

  it('is taken back when the version is deleted at the same time', async () => {
    const { store } = tool;
    const addPreview: typeof store.addPreview = async (remote, made) => {
      await store.addPreview(remote, made);
      await store.withdraw(remote, '1');
    };
    const racing = { ...tool, store: { ...store, addPreview } };
    await expect(preview(racing, 'catalog', options)).rejects.toThrow('was deleted from the store meanwhile');
    expect(await store.previews('catalog')).toEqual([]);
  });

  it('ends before its time by its link, and is listed until then', async () => {
    const link = await preview(tool, 'catalog', { ...options, now: new Date() });
    await list(tool, 'catalog');
    expect(said).toContainEqual(expect.stringMatching(/^ {2}preview of 1 until \d{4}-/));
    await expect(endPreview(tool, 'https://shop.test/preview/catalog/unknown')).rejects.toThrow('leads to no preview');
    await endPreview(tool, link);
    expect(await tool.store.previews('catalog')).toEqual([]);
  });
});

describe('The signature of a preview', () => {
  beforeEach(() => {
    const place = (name: string) => ({
      root: join(folder, 'repository'),
      keyringFile: join(folder, 'keys.json'),
      privateFile: join(folder, `${name}.key`),
    });
    for (const name of ['catalog', 'studio']) addKey(place(name), name);
  });
  const keyring = () => readKeyring(join(folder, 'keys.json'));
  const asTeam = (name: string) => ({
    ...tool,
    rights: rightsOf(keyring(), readFileSync(join(folder, `${name}.key`), 'utf8')),
  });

  it('is made with the key of the team alone', async () => {
    await preview(asTeam('catalog'), 'catalog', options);
    const [made] = await tool.store.previews('catalog');
    expect(isPreviewSignedFor('catalog', made, keyring())).toBe(true);
    expect(isPreviewSignedFor('studio', made, keyring())).toBe(false);
    await expect(preview(asTeam('studio'), 'catalog', options)).rejects.toThrow("none of catalog's");
  });

  it.each([
    ['another version', { release: { version: '2' } }],
    ['a later end', { until: '2030-01-01T00:00:00.000Z' }],
    ['no signature', { signature: undefined }],
  ])('does not cover %s', async (_what, change) => {
    await preview(asTeam('catalog'), 'catalog', options);
    const [made] = await tool.store.previews('catalog');
    const wanted = { remote: 'catalog', id: made!.id };
    const changed = {
      ...made!,
      ...change,
      release: { ...made!.release, ...('release' in change ? change.release : {}) },
    };
    const open = (value: unknown) => openPreview(wanted, JSON.stringify(value), keyring(), NOW);
    expect(open(made)).toEqual(made);
    expect(open(changed)).toBeNull();
  });

  it('does not make another id, another remote, or a preview that has ended valid', async () => {
    await preview(asTeam('catalog'), 'catalog', options);
    const [made] = await tool.store.previews('catalog');
    const text = JSON.stringify(made);
    const open = (wanted: { remote: string; id: string }, days = 0) =>
      openPreview(wanted, text, keyring(), new Date(NOW.getTime() + days * 86_400_000));
    const wanted = { remote: 'catalog', id: made!.id };
    expect(open(wanted, 6.9)).toEqual(made);
    expect(open(wanted, 7)).toBeNull();
    expect(open({ ...wanted, id: 'x'.repeat(22) })).toBeNull();
    expect(open({ ...wanted, remote: 'studio' })).toBeNull();
  });
});
