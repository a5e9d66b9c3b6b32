/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { changeHeading } from './demo/changedText.ts';
import { copySources, type SourcesCopy } from './demo/sourcesCopy.ts';

const MOST_BYTES = 15_000;

let sources: SourcesCopy;
beforeAll(() => {
  sources = copySources(process.cwd());
});
afterAll(() => sources.remove());

/** Name and transferred bytes of each script of the built catalog. */
async function build(): Promise<Map<string, number>> {
  await sources.build('catalog');
  const folder = join(sources.root, 'dist/apps/catalog/files');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return new Map(scripts.map((file) => [file, statSync(join(folder, `${file}.br`)).size]));
}

const containerOf = () =>
  (JSON.parse(readFileSync(join(sources.root, 'dist/apps/catalog/remote.json'), 'utf8')) as { container: string })
    .container;

it('a changed text changes the entry and the texts of its language, and no other script', async () => {
  const before = await build();
  const container = containerOf();
  changeHeading(sources);
  const after = await build();
  expect(containerOf()).not.toBe(container);
  expect(before.size).toBeGreaterThan(20);
  expect(after.size).toBe(before.size);
  const changed = [...after].filter(([file]) => !before.has(file));
  expect(changed.map(([file]) => file.split('.')[0]).sort()).toEqual([expect.stringMatching(/^\d+$/), 'remoteEntry']);
  expect(changed.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(MOST_BYTES);
}, 180_000);
