import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishSourceMaps } from './sourceMaps.mjs';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Finishes the map of one script whose name webpack noted as `noted`. @returns name and content of the file */
function finished(noted: string) {
  const folder = mkdtempSync(join(tmpdir(), 'fairtone-maps-'));
  folders.push(folder);
  const scripts = join(folder, 'files');
  mkdirSync(join(scripts, 'maps'), { recursive: true });
  const map = {
    version: 3,
    file: noted,
    sources: ['apps/catalog/src/a.ts', 'node_modules/p/i.js'],
    sourcesContent: ['a', 'p'],
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

test('a map contains the text of our sources, and none of packages', () => {
  expect(finished('7.fb59.js').content.sourcesContent).toEqual(['a', null]);
});
