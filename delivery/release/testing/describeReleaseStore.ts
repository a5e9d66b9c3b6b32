import type { ReleaseChannel, RemoteBuild } from '@fairtone/contracts';
import { newPreview } from '@fairtone/releases';
import { rmSync } from 'node:fs';
import { buildFiles, writeFiles } from './builds.ts';
import { describeChannelChanges } from './describeChannelChanges.ts';
import { describeSharedFiles } from './describeSharedFiles.ts';
import type { TestedStore } from './testedStore.ts';

/** The tests that every release store must pass, wherever it keeps its files. */
export function describeReleaseStore(name: string, { open, files }: TestedStore): void {
  describe(name, () => {
    const startedAt = Date.now();
    const folders: string[] = [];
    const build = (version: string, changes: Record<string, string> = {}) => {
      const folder = writeFiles({ ...buildFiles(version), ...changes });
      folders.push(folder);
      return folder;
    };
    const put = (version: string, changes?: Record<string, string>) =>
      open().put('catalog', version, build(version, changes));
    afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

    it('begins empty', async () => {
      expect(await open().remotes()).toEqual([]);
      expect(await open().versions('catalog')).toEqual([]);
      expect(await open().listFiles('catalog', '1')).toEqual([]);
      expect(await open().readBuild('catalog', '1')).toBeNull();
      expect(await open().readChannel('catalog')).toEqual({ promoted: [] });
      expect(await open().readLog('catalog')).toEqual([]);
    });

    it('keeps every file of a version, folders included', async () => {
      expect(await put('1')).toBe('published');
      expect(await open().versions('catalog')).toEqual(['1']);
      expect((await open().listFiles('catalog', '1')).map(({ file }) => file)).toEqual(
        Object.keys(buildFiles('1')).sort(),
      );
      for (const { file, bytes, writtenAt } of await open().listFiles('catalog', '1')) {
        expect(bytes).toBe(buildFiles('1')[file]!.length);
        // The clock of a file system or a database may differ a little.
        expect(Math.abs(writtenAt.getTime() - startedAt)).toBeLessThan(60_000);
      }
      for (const [file, text] of Object.entries(buildFiles('1'))) {
        expect(new TextDecoder().decode((await open().readFile('catalog', '1', file))!)).toBe(text);
      }
      expect(await open().readFile('catalog', '1', 'nothing.js')).toBeNull();
      expect(await open().readBuild('catalog', '1')).toMatchObject({ name: 'catalog', version: '1' });
    });

    it('takes the same build twice', async () => {
      expect(await put('1')).toBe('was there');
    });

    it('never overwrites a version: not with other bytes, not with another file', async () => {
      await expect(put('1', { '1.js': '"another part"' })).rejects.toThrow('never overwritten');
      await expect(put('1', { 'new.js': '""' })).rejects.toThrow('never overwritten');
      expect(new TextDecoder().decode((await open().readFile('catalog', '1', '1.js'))!)).toBe('"a part"');
      expect(await open().readFile('catalog', '1', 'new.js')).toBeNull();
    });

    it('keeps what is live, and replaces it', async () => {
      await put('2');
      const release = async (version: string) => ({
        ...((await open().readBuild('catalog', version)) as RemoteBuild),
        baseUrl: `${open().baseUrl}catalog/${version}/`,
      });
      const first: ReleaseChannel = { promoted: [await release('1')] };
      const second: ReleaseChannel = { ...first, canary: { release: await release('2'), percent: 10 } };
      await open().changeChannel('catalog', () => first);
      expect(await open().readChannel('catalog')).toEqual(first);
      await open().changeChannel('catalog', () => second);
      expect(await open().readChannel('catalog')).toEqual(second);
      expect(await open().versions('catalog')).toEqual(['1', '2']);
    });

    it('tells the remotes apart', async () => {
      await open().put('studio', '7', build('7'));
      await open().changeChannel('studio', () => ({ promoted: [] }));
      expect(await open().remotes()).toEqual(['catalog', 'studio']);
      expect(await open().versions('studio')).toEqual(['7']);
    });

    it('keeps previews apart from versions, and leaves out a damaged one', async () => {
      const release = { ...(await open().readBuild('catalog', '1'))!, baseUrl: `${open().baseUrl}catalog/1/` };
      const [first, second] = [newPreview(release, new Date()), newPreview(release, new Date())];
      for (const made of [first, second]) await open().addPreview('catalog', made);
      await files.write('catalog/previews/damaged.json', '{');
      expect((await open().previews('catalog')).map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
      expect([await open().versions('catalog'), await open().unfinished('catalog')]).toEqual([['1', '2'], []]);
      for (const id of [first.id, 'no-such-preview']) await open().removePreview('catalog', id);
      expect(await open().previews('catalog')).toEqual([second]);
      await open().removePreview('catalog', second.id);
      await files.write('catalog/previews/damaged.json', null);
      expect(await open().previews('studio')).toEqual([]);
    });

    it('keeps the log in order', async () => {
      for (const second of ['01', '02', '03']) {
        const at = `2026-01-01T00:00:${second}.000Z`;
        await open().log('catalog', { at, by: 'ada', action: 'promote', version: second, percent: 100 });
      }
      expect((await open().readLog('catalog')).map(({ version }) => version)).toEqual(['01', '02', '03']);
      expect(await open().readLog('studio')).toEqual([]);
      expect(await open().versions('catalog')).toEqual(['1', '2']);
    });

    it('takes a version out of the list before its files are deleted', async () => {
      await put('8');
      const kept = await open().withdraw('catalog', '8');
      expect([await open().versions('catalog'), await open().unfinished('catalog')]).toEqual([['1', '2'], ['8']]);
      expect(await open().readBuild('catalog', '8')).toBeNull();
      expect(await open().readFile('catalog', '8', '1.js')).not.toBeNull();
      await kept.restore();
      expect(await open().versions('catalog')).toEqual(['1', '2', '8']);
      expect(await put('8')).toBe('was there');
      await (await open().withdraw('catalog', '8')).remove();
      expect(await open().listFiles('catalog', '8')).toEqual([]);
      expect([await open().versions('catalog'), await open().unfinished('catalog')]).toEqual([['1', '2'], []]);
    });

    it('publishes a version again whose deletion did not finish', async () => {
      await put('8');
      await open().withdraw('catalog', '8');
      await files.write('catalog/8/1.js', null);
      expect(await put('8')).toBe('published');
      expect(await put('8')).toBe('was there');
      await (await open().withdraw('catalog', '8')).remove();
    });

    describeSharedFiles({ open, files });
    describeChannelChanges({ open, files });
  });
}
