import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishSourceMaps } from './sourceMaps.mjs';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/**
 * Finishes the map of one script.
 * @param noted what webpack noted as the script's name
 * @param digest of the checkout's path
 * @returns name and content of the file
 */
function finished(noted: string, digest = 'd1') {
  const folder = mkdtempSync(join(tmpdir(), 'fairtone-maps-'));
  folders.push(folder);
  const scripts = join(folder, 'files');
  mkdirSync(join(scripts, 'maps'), { recursive: true });
  const map = {
    version: 3,
    file: noted,
    sources: ['apps/catalog/src/a.ts', 'node_modules/p/i.js', `node_modules/.federation/entry.${digest}.js`],
    sourcesContent: ['a', 'p', 'e'],
    mappings: 'AAAA',
  };
  writeFileSync(join(scripts, 'maps/7.aa11.js.map'), JSON.stringify(map));
  finishSourceMaps(scripts, join(folder, 'output'));
  expect(readdirSync(scripts)).toEqual([]);
  const [name = ''] = readdirSync(join(folder, 'output/maps'));
  return { name, content: JSON.parse(readFileSync(join(folder, 'output/maps', name), 'utf8')) };
}

test('builds of the same sources have the same maps, whatever webpack called the script meanwhile', () => {
  const [one, other] = [finished('7.fb59.js'), finished('7.3ec7.js')];
  expect(one).toEqual(other);
  expect(one.name).toMatch(/^7\.aa11\.js\.[0-9a-f]{32}\.map$/);
  expect(one.content.file).toBe('7.aa11.js');
});

test('builds in different folders have the same maps', () => {
  expect(finished('7.fb59.js', 'd1')).toEqual(finished('7.fb59.js', 'e2'));
});

test('a map contains the text of our sources, and none of packages', () => {
  expect(finished('7.fb59.js').content.sourcesContent).toEqual(['a', null, null]);
});
