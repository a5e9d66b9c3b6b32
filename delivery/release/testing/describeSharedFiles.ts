import { rmSync } from 'node:fs';
import { buildFiles, sharingBuildFiles, writeFiles } from './builds.ts';
import type { TestedStore } from './testedStore.ts';

/** What every store must hold of files that the versions of a remote share. */
export function describeSharedFiles({ open, files }: TestedStore): void {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  const put = (version: string, parts: Record<string, string>) => putFiles(version, sharingBuildFiles(version, parts));
  const putFiles = (version: string, contents: Record<string, string>) => {
    const folder = writeFiles(contents);
    folders.push(folder);
    return open().put('shelf', version, folder);
  };
  const shared = async () => (await open().sharedFiles('shelf')).map(({ file }) => file);
  const filesOf = async (version: string) => (await open().listFiles('shelf', version)).map(({ file }) => file).sort();
  const text = async (version: string, file: string) =>
    new TextDecoder().decode((await open().readFile('shelf', version, file)) ?? new Uint8Array());

  it('writes a file that two versions have in common once, at an address without a version', async () => {
    expect(await put('1', { '7.aa.js': '"seven"', '8.aa.js': '"eight"' })).toBe('published');
    await files.write('shelf/files/7.aa.js.mark', 'beside it');
    expect(await put('2', { '7.aa.js': '"seven"', '8.bb.js': '"eight!"' })).toBe('published');
    expect(await files.read('shelf/files/7.aa.js')).toBe('"seven"');
    expect(await files.read('shelf/2/7.aa.js')).toBeNull();
    expect(await open().versions('shelf')).toEqual(['1', '2']);
    expect(await shared()).toEqual([
      '../files/7.aa.js',
      '../files/7.aa.js.mark',
      '../files/8.aa.js',
      '../files/8.bb.js',
      '../files/assets/cover.svg',
      '../files/remoteEntry.1.js',
      '../files/remoteEntry.2.js',
    ]);
    await files.write('shelf/files/7.aa.js.mark', null);
  });

  it('lists and reads the files of a version by the names that it has for them', async () => {
    const named = ['../files/7.aa.js', '../files/8.bb.js', '../files/assets/cover.svg', '../files/remoteEntry.2.js'];
    expect(await filesOf('2')).toEqual([...named, 'audit.json', 'files.json', 'remote.json']);
    expect(await open().sharedFilesOf('shelf', '2')).toEqual(named);
    expect(await text('2', '../files/8.bb.js')).toBe('"eight!"');
    expect(await text('1', '../files/8.aa.js')).toBe('"eight"');
  });

  it('keeps versions whose files are in their own folder, beside others', async () => {
    expect(await putFiles('0', buildFiles('0'))).toBe('published');
    expect(await filesOf('0')).toEqual(Object.keys(buildFiles('0')).sort());
    expect(await open().sharedFilesOf('shelf', '0')).toEqual([]);
    expect(await open().versions('shelf')).toEqual(['0', '1', '2']);
  });

  it('never overwrites a shared file, and writes one again that was lost', async () => {
    await expect(put('3', { '7.aa.js': '"other bytes"' })).rejects.toThrow('with other files');
    expect(await text('1', '../files/7.aa.js')).toBe('"seven"');
    await expect(put('1', { '7.aa.js': '"seven"' })).rejects.toThrow('with other files');
    expect(await put('1', { '7.aa.js': '"seven"', '8.aa.js': '"eight"' })).toBe('was there');
    await files.write('shelf/files/8.aa.js', null);
    expect(await put('1', { '7.aa.js': '"seven"', '8.aa.js': '"eight"' })).toBe('published');
    expect(await text('1', '../files/8.aa.js')).toBe('"eight"');
  });

  it('knows the shared files of an upload that did not finish, and finishes it', async () => {
    await put('4', { '9.aa.js': '"nine"' });
    await files.write('shelf/4/remote.json', null);
    expect(await open().unfinished('shelf')).toContain('4');
    expect(await open().sharedFilesOf('shelf', '4')).toContain('../files/9.aa.js');
    expect(await put('4', { '9.aa.js': '"nine"' })).toBe('published');
  });

  it('deletes shared files, and writes those again that are still needed', async () => {
    const removed = await open().removeShared('shelf', ['../files/9.aa.js', '../files/remoteEntry.4.js']);
    expect(await shared()).not.toContain('../files/9.aa.js');
    await removed.restore(['../files/9.aa.js', '../files/7.aa.js']);
    expect(await text('4', '../files/9.aa.js')).toBe('"nine"');
    expect(await shared()).not.toContain('../files/remoteEntry.4.js');
  });

  it('refuses a list that names other files of the store', async () => {
    for (const list of ['["../live.json"]', '["/etc/passwd"]', '{}', '[']) {
      await files.write('shelf/4/files.json', list);
      await expect(open().sharedFilesOf('shelf', '4')).rejects.toThrow();
    }
    await files.write('shelf/4/files.json', null);
  });
}
