import type { ReleaseChannel, RemoteBuild } from '@fairtone/contracts';
import type { ReleaseStore } from '@fairtone/releases';
import { rmSync } from 'node:fs';
import { buildFiles, writeFiles } from './builds.ts';

/** The tests that every release store must pass, wherever it keeps its files. */
export function describeReleaseStore(name: string, open: () => ReleaseStore): void {
  describe(name, () => {
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
      expect(await open().listFiles('catalog', '1')).toEqual(Object.keys(buildFiles('1')).sort());
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
      await open().writeChannel('catalog', first);
      expect(await open().readChannel('catalog')).toEqual(first);
      await open().writeChannel('catalog', second);
      expect(await open().readChannel('catalog')).toEqual(second);
      expect(await open().versions('catalog')).toEqual(['1', '2']);
    });

    it('tells the remotes apart', async () => {
      await open().put('studio', '7', build('7'));
      await open().writeChannel('studio', { promoted: [] });
      expect(await open().remotes()).toEqual(['catalog', 'studio']);
      expect(await open().versions('studio')).toEqual(['7']);
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
  });
}
