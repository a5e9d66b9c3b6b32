/** @jest-environment node */
import { writeFiles } from '../../../../delivery/release/testing/builds.ts';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { consoleSettings } from './consoleSettings.ts';

const releases = { folder: '/srv/releases', url: null, keyringFile: null, store: {}, baseUrl: null, keyFile: null };
const settingsOf = (changes: object) => consoleSettings({ ...releases, ...changes } as never);

it('the console changes the folder that this host serves', () => {
  expect(settingsOf({})).toEqual({ FAIRTONE_RELEASES_DIR: '/srv/releases' });
  expect(settingsOf({ baseUrl: '/r/' })).toMatchObject({ FAIRTONE_RELEASES_BASE_URL: '/r/' });
});

it('behind an address the console changes the named store, or nothing', () => {
  const store = { FAIRTONE_RELEASES_STORE: 's3://shop/releases' };
  expect(settingsOf({ url: 'https://cdn.test/', store })).toEqual(store);
  expect(settingsOf({ url: 'https://cdn.test/' })).toEqual({});
});

it('where releases are signed, the console knows the public keys, and signs with its own if it has one', () => {
  const folder = writeFiles({ 'keys.json': '{"catalog": []}', 'shop.key': 'PEM' });
  const keyringFile = join(folder, 'keys.json');
  expect(settingsOf({ keyringFile, keyFile: join(folder, 'shop.key') })).toMatchObject({
    RELEASE_KEYRING: '{"catalog": []}',
    RELEASE_KEY: 'PEM',
  });
  expect(settingsOf({ keyringFile })).not.toHaveProperty('RELEASE_KEY');
  rmSync(folder, { recursive: true });
});
