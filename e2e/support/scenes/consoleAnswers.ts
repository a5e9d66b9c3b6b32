import type {
  ConsoleErrorGroup,
  ConsoleOverview,
  ConsoleRemote,
  ConsoleRemoteDetails,
  ConsoleVersion,
  ConsoleVitals,
} from '@fairtone/contracts/releaseConsole';

const LIVE = '1.4.0-3f2a91c07e';
const CANARY = '1.5.0-9be41d20aa';
const BEFORE = '1.3.2-77c0d51e94';
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString();

const remote = (name: string, title: string, changes: Partial<ConsoleRemote> = {}): ConsoleRemote => ({
  name,
  titles: { en: title },
  owner: `@fairtone/${name}`,
  live: LIVE,
  canary: null,
  contract: { range: '^1.2.0', fits: true },
  verdict: { state: 'well', reason: '3 of 4812 pages failed (0.1 %), at least 0 % of all; the limit is 5 %' },
  errorsToday: { groups: 0, devices: 0 },
  lastAct: { at: hoursAgo(30), by: 'mira', action: 'promote', version: LIVE, percent: 100 },
  fault: null,
  ...changes,
});

const catalog = remote('catalog', 'The catalog', {
  canary: { version: CANARY, percent: 10 },
  verdict: {
    state: 'broken',
    reason:
      '31 of 214 pages failed (14.5 %), at least 10.4 % of all; the limit is 5 %; 1.4.0-3f2a91c07e: 0.2 % of 1950',
  },
  errorsToday: { groups: 2, devices: 28 },
  lastAct: {
    at: hoursAgo(2),
    by: 'Sten Vale (console)',
    action: 'promote',
    version: CANARY,
    percent: 10,
    reason: 'New genre pages',
  },
});

/** What `inspect-releases` answers in the scenes. Times that the page shows as they are do not change from day to day. */
export const overview = (): ConsoleOverview => ({
  shell: '1.3.0',
  remotes: [
    remote('account', 'Your account'),
    catalog,
    remote('checkout', 'The checkout', {
      verdict: { state: 'waiting', reason: '0 of 4 pages failed (0 %); nothing is decided before 10' },
      contract: { range: '^1.4.0', fits: false },
    }),
    remote('player', 'The player', { errorsToday: { groups: 1, devices: 1 } }),
    remote('studio', 'The studio', {
      live: null,
      contract: null,
      verdict: null,
      owner: null,
      fault: 'Nothing tells what is live of studio. studio/live.json is damaged: Unexpected end of JSON input',
    }),
  ],
});

const version = (name: string, state: ConsoleVersion['state'], hours: number, totalBytes: number): ConsoleVersion => ({
  version: name,
  state,
  publishedAt: hoursAgo(hours),
  publishedBy: 'ci',
  contract: { range: '^1.2.0', fits: true },
  entryBytes: 5_120,
  totalBytes,
});

const measured = (name: string, pages: number, errors: number, lcpP75: number) => ({
  version: name,
  pages,
  failedLoads: 0,
  errors,
  loadP75: 412,
  lcpP75,
  inpP75: 96,
  clsP75: 0.01,
});

export const details = (): ConsoleRemoteDetails => ({
  ...catalog,
  shell: '1.3.0',
  budget: { entry: 6_000, total: 180_000 },
  versions: [
    version('1.6.0-c1d4420b7e', 'published', 1, 191_400),
    version(CANARY, 'canary', 3, 168_200),
    version(LIVE, 'live', 31, 166_900),
    version(BEFORE, 'previous', 200, 166_100),
  ],
  health: {
    kind: 'canary',
    since: '2026-01-03T10:00:00Z',
    candidate: measured(CANARY, 214, 31, 2_710),
    before: measured(LIVE, 1950, 4, 1_480),
    verdict: catalog.verdict!,
  },
  previews: [
    {
      id: 'q3Jt0cV9bXk1mZr8sWnYLg',
      link: 'https://shop.test/preview/catalog/q3Jt0cV9bXk1mZr8sWnYLg',
      version: '1.6.0-c1d4420b7e',
      until: '2026-01-10T10:00:00Z',
    },
  ],
  log: [
    { ...catalog.lastAct!, at: '2026-01-03T10:00:00Z' },
    { at: '2026-01-03T09:00:00Z', by: 'ci', action: 'publish', version: CANARY },
    { at: '2026-01-02T08:00:00Z', by: 'mira', action: 'promote', version: LIVE, percent: 100 },
    {
      at: '2026-01-01T19:40:00Z',
      by: 'release host',
      action: 'rollback',
      version: '1.4.0-0d9e5530c2',
      reason: '12 of 40 pages failed (30 %), at least 18.1 % of all; the limit is 5 %',
    },
  ],
  mayRelease: true,
});

const error = (changes: Partial<ConsoleErrorGroup>): ConsoleErrorGroup => ({
  fingerprint: 'a'.repeat(32),
  message: 'No album of this genre has a cover',
  source: 'apps/catalog/src/screens/genre/GenreScreen.tsx',
  line: 48,
  functionName: 'GenreScreen',
  owner: '@fairtone/catalog',
  routes: ['/genre/:slug'],
  firstVersion: CANARY,
  lastVersion: CANARY,
  firstSeen: '2026-01-03T10:02:00Z',
  lastSeen: '2026-01-03T11:48:00Z',
  pages: 61,
  devices: 28,
  share: 0.131,
  alertedAt: '2026-01-03T10:30:00Z',
  ...changes,
});

export const errors = (): { groups: ConsoleErrorGroup[] } => ({
  groups: [
    error({}),
    error({
      fingerprint: 'b'.repeat(32),
      message: 'Failed to fetch dynamically imported module',
      source: null,
      line: null,
      functionName: null,
      owner: null,
      routes: [],
      firstVersion: BEFORE,
      pages: 2,
      devices: 2,
      share: 0.001,
      alertedAt: null,
    }),
  ],
});

const speed = (name: string, samples: number, lcpP75: number, inpP75: number): ConsoleVitals => ({
  version: name,
  firstSeen: '2026-01-03T10:00:00Z',
  samples,
  loadP75: 412,
  lcpP75,
  inpP75,
  clsP75: 0.01,
  fcpP75: 920,
  ttfbP75: 180,
});

export const vitals = (): { versions: ConsoleVitals[] } => ({
  versions: [speed(CANARY, 214, 4_310, 96), speed(LIVE, 1950, 1_480, 210), speed(BEFORE, 48_210, 1_510, 104)],
});

export const difference = {
  files: [
    { file: '../files/4.0a91c2.js', before: 12_200, after: 13_480 },
    { file: '../files/9.77be01.js', before: null, after: 2_040 },
    { file: 'assets/genres.5c1e09.svg', before: 2_410, after: 2_466 },
  ],
  equalFiles: 29,
  bytes: { before: 166_900, after: 191_400 },
  places: [{ kind: 'routes', gone: [], come: ['/genre/:slug'] }],
  contract: { before: '^1.2.0', after: '^1.2.0' },
};

export const faults = ['its files have 191400 bytes compressed; the budget is 180000'];
