import type {
  ConsoleAct,
  ConsoleDiff,
  ConsoleErrorGroup,
  ConsoleHealth,
  ConsoleRemote,
  ConsoleRemoteDetails,
  ConsoleVitals,
} from '@fairtone/contracts/releaseConsole';

export const LIVE = '0.1.0-aaaa';
export const PREVIOUS = '0.1.0-bbbb';
export const CANARY = '0.1.0-cccc';
export const PUBLISHED = '0.1.0-dddd';
export const PREVIEW_LINK = 'https://shop.example/preview/catalog/abc';

export const act = (rest: Partial<ConsoleAct> = {}): ConsoleAct => ({
  at: '2024-03-01T10:00:00Z',
  by: 'Mira',
  action: 'promote',
  version: LIVE,
  percent: 100,
  ...rest,
});

export const consoleRemote = (rest: Partial<ConsoleRemote> = {}): ConsoleRemote => ({
  name: 'catalog',
  titles: { en: 'The catalog', pl: 'Katalog' },
  owner: '@fairtone/catalog',
  live: LIVE,
  canary: null,
  contract: { range: '^1.2.0', fits: true },
  verdict: { state: 'well', reason: '0 of 100 pages failed' },
  errorsToday: { groups: 0, devices: 0 },
  lastAct: act(),
  fault: null,
  ...rest,
});

const version = (
  name: string,
  state: ConsoleRemoteDetails['versions'][number]['state'],
): ConsoleRemoteDetails['versions'][number] => ({
  version: name,
  state,
  publishedAt: '2024-03-01T09:00:00Z',
  publishedBy: 'Omar',
  contract: { range: '^1.2.0', fits: true },
  entryBytes: 5000,
  totalBytes: 71_000,
});

export const consoleDetails = (rest: Partial<ConsoleRemoteDetails> = {}): ConsoleRemoteDetails => ({
  ...consoleRemote(rest),
  shell: '1.3.0',
  budget: { entry: 6000, total: 90_000 },
  versions: [version(PUBLISHED, 'published'), version(LIVE, 'live'), version(PREVIOUS, 'previous')],
  health: null,
  previews: [],
  log: [act()],
  mayRelease: true,
  ...rest,
});

/** The remote with a canary for ten percent of the devices. */
export const withCanary = (rest: Partial<ConsoleRemoteDetails> = {}) =>
  consoleDetails({
    canary: { version: CANARY, percent: 10 },
    versions: [version(CANARY, 'canary'), version(LIVE, 'live'), version(PREVIOUS, 'previous')],
    ...rest,
  });

const measured = (rest: Partial<ConsoleHealth['candidate']>): ConsoleHealth['candidate'] => ({
  ...{ version: LIVE, pages: 1000, failedLoads: 1, errors: 4, loadP75: 80, lcpP75: 2400, inpP75: 90, clsP75: 0.02 },
  ...rest,
});

export const consoleHealth: ConsoleHealth = {
  kind: 'canary',
  since: '2024-03-01T10:00:00Z',
  candidate: measured({ version: CANARY, pages: 20, failedLoads: 15, errors: 3, lcpP75: null }),
  before: measured({}),
  verdict: { state: 'broken', reason: '18 of 20 pages failed (90 %)' },
};

export const errorGroup = (rest: Partial<ConsoleErrorGroup> = {}): ConsoleErrorGroup => ({
  ...{ fingerprint: 'f1', message: 'x is undefined', source: 'apps/catalog/src/x.ts', line: 12, functionName: 'load' },
  ...{ owner: '@fairtone/catalog', routes: ['/album/:id'], firstVersion: PREVIOUS, lastVersion: LIVE },
  ...{ firstSeen: '2024-03-01T10:00:00Z', lastSeen: '2024-03-02T10:00:00Z', pages: 40, devices: 12, share: 0.05 },
  ...{ alertedAt: null, ...rest },
});

export const consoleVitals: ConsoleVitals = {
  ...{ version: LIVE, firstSeen: '2024-03-01T10:00:00Z', samples: 1200, loadP75: 80, lcpP75: 2400, inpP75: 300 },
  ...{ clsP75: 0.3, fcpP75: null, ttfbP75: 100 },
};

export const consoleDiff: ConsoleDiff = {
  files: [{ file: 'main.js', before: 4000, after: null }],
  equalFiles: 7,
  bytes: { before: 70_000, after: 71_000 },
  places: [{ kind: 'routes', gone: ['/old'], come: ['/new'] }],
  contract: { before: '^1.2.0', after: '^1.3.0' },
};
