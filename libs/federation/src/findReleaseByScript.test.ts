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

test.each([
  [line('/releases/catalog/1.0.0/12.js'), 'catalog 1.0.0'],
  [line('/main.js') + line('/releases/catalog/0.9.0/12.js') + line('/releases/checkout/1.0.0/1.js'), 'catalog 0.9.0'],
  [line('/main.js'), null],
  ['chrome-extension://abc/releases/catalog/1.0.0/x.js', null],
  ['', null],
])('the trace %j belongs to %s', (trace, expected) => {
  expect(owner(trace)).toBe(expected);
});
