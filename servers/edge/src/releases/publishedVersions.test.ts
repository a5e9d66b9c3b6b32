/** @jest-environment node */
import type { RemoteRelease } from '@fairtone/contracts';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPromoted, listPublished } from './publishedVersions.ts';

const release = (version: string): RemoteRelease => ({
  name: 'catalog',
  version,
  contract: '^1.0.0',
  container: 'c',
  entry: 'remoteEntry.js',
  routes: [],
  slots: [],
  dialogs: [],
  hasStart: false,
  integrity: {},
  preload: {},
  baseUrl: `/releases/catalog/${version}/`,
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-store-'));
  for (const [index, version] of ['1', '2', '3'].entries()) put(version, release(version), index);
  put('4', { ...release('4'), version: 'another' }, 4);
  put('5', 'half a fi', 5);
  mkdirSync(join(folder, 'catalog/6.partial-7'));
  writeFileSync(join(folder, 'catalog/live.json'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function put(version: string, content: unknown, day: number) {
  mkdirSync(join(folder, 'catalog', version), { recursive: true });
  const file = join(folder, 'catalog', version, 'remote.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  const time = new Date(Date.UTC(2026, 4, 1 + day));
  utimesSync(file, time, time);
}

describe('the list of versions', () => {
  it('contains every complete version, newest first, with its role', () => {
    const channels = {
      catalog: { promoted: [release('2'), release('1')], canary: { release: release('3'), percent: 10 } },
    };
    expect(listPublished(folder, channels).catalog).toEqual([
      { version: '3', contract: '^1.0.0', publishedAt: '2026-05-03T00:00:00.000Z', role: 'canary', percent: 10 },
      { version: '2', contract: '^1.0.0', publishedAt: '2026-05-02T00:00:00.000Z', role: 'live' },
      { version: '1', contract: '^1.0.0', publishedAt: '2026-05-01T00:00:00.000Z', role: 'previous' },
    ]);
  });

  it('contains a remote without a promoted version', () => {
    expect(listPublished(folder, {}).catalog!.map(({ role }) => role)).toEqual([null, null, null]);
  });

  it('contains the promoted versions when the store cannot be listed', () => {
    const channels = {
      catalog: { promoted: [release('2'), release('1')], canary: { release: release('3'), percent: 10 } },
    };
    expect(listPromoted(channels).catalog).toEqual([
      { version: '3', contract: '^1.0.0', publishedAt: null, role: 'canary', percent: 10 },
      { version: '2', contract: '^1.0.0', publishedAt: null, role: 'live' },
      { version: '1', contract: '^1.0.0', publishedAt: null, role: 'previous' },
    ]);
  });
});
