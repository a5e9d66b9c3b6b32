/** @jest-environment node */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseOf, writeFiles } from '../../../../delivery/release/testing/builds.ts';
import { folderSource } from './folderSource.ts';
import type { ReleaseSource } from './releaseSource.ts';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'fairtone-folder-')), 'store');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const goLive = (version: string) =>
  writeFiles({ 'catalog/live.json': JSON.stringify({ promoted: [releaseOf(version)] }) }, folder);
const live = async (source: ReleaseSource) => (await source.channels()).channels.catalog?.promoted[0]?.version;
const isComplete = async (source: ReleaseSource) => (await source.channels()).isComplete;

describe('A release store in a folder', () => {
  it('is incomplete when its log names a promotion, and neither live.json nor its copy exists', async () => {
    const log = join(folder, 'catalog/log.jsonl');
    writeFiles({ 'catalog/log.jsonl': '{"action":"publish","version":"1"}\n' }, folder);
    expect(await isComplete(folderSource(folder, null))).toBe(true);
    writeFileSync(log, '{"action":"promote","version":"1"}\n');
    expect(await isComplete(folderSource(folder, null))).toBe(false);
  });

  it('changes nothing while its folder is away', async () => {
    goLive('1');
    const source = folderSource(folder, null);
    expect(await live(source)).toBe('1');
    renameSync(folder, `${folder}-away`);
    expect(await live(source)).toBe('1');
    renameSync(`${folder}-away`, folder);
    goLive('2');
    expect(await live(source)).toBe('2');
  });

  it('is incomplete while it is no folder that can be read', async () => {
    writeFileSync(folder, 'a file');
    const source = folderSource(folder, null);
    expect(await isComplete(source)).toBe(false);
    rmSync(folder);
    goLive('1');
    expect([await live(source), await isComplete(source)]).toEqual(['1', true]);
  });

  it('is complete and empty before anything was released', async () => {
    expect(await folderSource(folder, null).channels()).toEqual({ changedAtMs: 0, channels: {}, isComplete: true });
  });
});
