/** @jest-environment node */
import type { Candidate } from './candidate.ts';
import { BUILD_RULES, LIVE_RULES, shapeOf, type LiveSite } from './rules.ts';

const good: Candidate = {
  name: 'catalog',
  version: '1.2.0',
  contract: '^1.0.0',
  container: 'fairtone_catalog_1_2_0',
  entry: 'remoteEntry.js',
  routes: ['/album/:id'],
  slots: ['shell.search'],
  dialogs: ['catalog.share'],
  hasStart: false,
  integrity: { 'remoteEntry.js': 'sha384-a', '1.js': 'sha384-b' },
  preload: {},
  scripts: { 'remoteEntry.js': 'sha384-a', '1.js': 'sha384-b' },
  audit: { packages: ['lucide-react'], missingTexts: [], stateNames: ['catalogGetAlbum', 'catalog'] },
  bytes: { 'remoteEntry.js': 900, '1.js': 100 },
};
const surroundings: LiveSite = {
  hostContract: '1.4.0',
  routes: { [shapeOf('/profile/:id')]: 'account', [shapeOf('/album/:id')]: 'catalog' },
  slots: { 'shell.player': 'player', 'shell.search': 'catalog' },
  budget: { entry: 1000, total: 2000 },
  sharedPackages: ['react', '@emotion/react'],
};
const faultsOf = (candidate: Partial<Candidate>) =>
  [...LIVE_RULES, ...BUILD_RULES].flatMap((rule) => rule({ ...good, ...candidate }, surroundings));

it('has nothing against a sound release', () => {
  expect(faultsOf({})).toEqual([]);
});

it.each<[string, Partial<Candidate>, string]>([
  [
    'a newer contract than the live shell has',
    { contract: '^1.5.0' },
    'needs host contract ^1.5.0; the live shell has 1.4.0',
  ],
  ['another major contract', { contract: '^2.0.0' }, 'needs host contract ^2.0.0; the live shell has 1.4.0'],
  ['a missing text', { audit: { ...good.audit, missingTexts: ['tr: album.title'] } }, 'lacks a text: tr: album.title'],
  [
    'an entry over its budget',
    { bytes: { 'remoteEntry.js': 1001 } },
    'its entry has 1001 bytes compressed; the budget is 1000',
  ],
  [
    'files over their budget',
    { bytes: { 'remoteEntry.js': 1, '1.js': 2000 } },
    'its files have 2001 bytes compressed; the budget is 2000',
  ],
  ['a script without integrity', { integrity: { 'remoteEntry.js': 'sha384-a' } }, '1.js has no integrity'],
  ['a script that was changed', { scripts: { ...good.scripts, '1.js': 'sha384-c' } }, '1.js is not what was built'],
  ['a script that is gone', { scripts: { 'remoteEntry.js': 'sha384-a' } }, '1.js has an integrity and is not there'],
  [
    'a copy of a shared package',
    { audit: { ...good.audit, packages: ['@emotion/react'] } },
    'carries its own copy of @emotion/react, which the shell shares',
  ],
  ['a dialog of another name', { dialogs: ['share'] }, 'its dialog share does not begin with catalog.'],
  ['a slot of nowhere', { slots: ['search'] }, 'its slot search does not begin with the place that shows it'],
  [
    'an endpoint of another name',
    { audit: { ...good.audit, stateNames: ['catalogueGetAlbum'] } },
    'its slice or endpoint catalogueGetAlbum does not begin with catalog',
  ],
  [
    'a container of another name',
    { container: 'catalog' },
    'its container catalog does not begin with fairtone_catalog_',
  ],
  ['a route of another remote', { routes: ['/profile/:user'] }, 'its route /profile/:user belongs to account'],
  ['a slot of another remote', { slots: ['shell.player'] }, 'its slot shell.player belongs to player'],
])('refuses %s', (_what, candidate, fault) => {
  expect(faultsOf(candidate)).toEqual([fault]);
});
