import { releaseManifest } from '@fairtone/testing';
import { findReleaseByScript } from './findReleaseByScript.ts';

const manifest = releaseManifest({ catalog: {}, checkout: {} });
manifest.remotes.catalog!.previous = {
  ...manifest.remotes.catalog!.live,
  version: '0.9.0',
  baseUrl: '/releases/catalog/0.9.0/',
};
const line = (file: string) => `    at render (${location.origin}${file}:1:2)\n`;
const owner = (trace: string) => {
  const release = findReleaseByScript(manifest, trace);
  return release && `${release.name} ${release.version}`;
};

test('of two versions with their files in one folder, the running one is meant', () => {
  const live = { ...manifest.remotes.catalog!.live, entry: '../files/remoteEntry.1.js' };
  const previous = { ...manifest.remotes.catalog!.previous!, entry: '../files/remoteEntry.0.js' };
  const sharing = { ...manifest, remotes: { ...manifest.remotes, catalog: { live, previous } } };
  const trace = line('/main.js') + line('/releases/catalog/files/12.js');
  expect(findReleaseByScript(sharing, trace)).toBe(live);
  for (const release of [live, previous])
    expect(findReleaseByScript(sharing, trace, { catalog: release })).toBe(release);
});

test.each([
  [line('/releases/catalog/1.0.0/12.js'), 'catalog 1.0.0'],
  [line('/main.js') + line('/releases/catalog/0.9.0/12.js') + line('/releases/checkout/1.0.0/1.js'), 'catalog 0.9.0'],
  [line('/main.js'), null],
  ['chrome-extension://abc/releases/catalog/1.0.0/x.js', null],
  ['', null],
])('the trace %j belongs to %s', (trace, expected) => {
  expect(owner(trace)).toBe(expected);
});
