/** The import table of ARCHITECTURE.md. A room may import the rooms on its right, and packages. */
const libs = {
  domain: [],
  'db-types': [],
  theme: [],
  mail: [],
  media: [],
  contracts: ['domain'],
  events: ['contracts'],
  i18n: ['contracts', 'domain'],
  offline: ['domain', 'contracts'],
  platform: ['domain', 'contracts', 'db-types'],
  federation: ['contracts', 'platform'],
  releases: ['contracts', 'domain', 'db-types'],
  scenes: ['contracts', 'federation', 'i18n', 'platform', 'theme'],
  audio: ['domain', 'media'],
  ui: ['federation', 'theme'],
  music: ['domain', 'ui'],
  api: ['contracts', 'domain', 'db-types', 'platform'],
  store: ['contracts', 'domain', 'api', 'events', 'platform'],
  prerender: ['contracts', 'api', 'federation', 'i18n', 'platform', 'store'],
};

/** What runs as a process. A server may open the doors of those on its right, and import the libs beside them. */
const servers = {
  shared: { doors: [], libs: [] },
  edge: { doors: ['shared'], libs: ['contracts', 'domain', 'mail', 'releases'] },
  supabase: { doors: ['shared'], libs: ['domain', 'mail', 'media'] },
  stripe: { doors: ['shared'], libs: [] },
  demo: { doors: ['shared'], libs: ['audio', 'domain'] },
  launcher: { doors: ['shared', 'edge', 'supabase', 'stripe', 'demo'], libs: ['domain', 'releases'] },
  // Runs the whole product for tests.
  testing: { doors: ['shared', 'supabase'], libs: ['domain'] },
};

const tag = (lib) => `lib:${lib}`;
const serverTag = (server) => `server:${server}`;
const everyLib = Object.keys(libs).map(tag);

export const depConstraints = [
  ...Object.entries(libs).map(([lib, allowed]) => ({
    sourceTag: tag(lib),
    onlyDependOnLibsWithTags: [tag(lib), ...allowed.map(tag)],
  })),
  { sourceTag: 'type:remote', onlyDependOnLibsWithTags: everyLib },
  { sourceTag: 'type:shell', onlyDependOnLibsWithTags: everyLib },
  {
    sourceTag: 'type:functions',
    onlyDependOnLibsWithTags: [
      'type:functions',
      ...['domain', 'contracts', 'db-types', 'mail', 'media', 'releases'].map(tag),
    ],
  },
  ...Object.entries(servers).map(([server, { doors, libs: allowed }]) => ({
    sourceTag: serverTag(server),
    onlyDependOnLibsWithTags: [serverTag(server), ...doors.map(serverTag), ...allowed.map(tag)],
  })),
  { sourceTag: 'lib:testing', onlyDependOnLibsWithTags: everyLib },
  { sourceTag: 'lib:harness', onlyDependOnLibsWithTags: [...everyLib, 'lib:harness'] },
  { sourceTag: 'type:tools', onlyDependOnLibsWithTags: [...everyLib, 'lib:harness', 'type:tools'] },
  {
    sourceTag: 'type:e2e',
    onlyDependOnLibsWithTags: [...everyLib, 'lib:testing', 'lib:harness', 'type:tools'],
  },
];

/** Tests and the standalone pages may use any lib, libs/testing included; no app imports another app, not even there. */
export const testDepConstraints = depConstraints.map((constraint) => ({
  ...constraint,
  onlyDependOnLibsWithTags: [
    ...constraint.onlyDependOnLibsWithTags,
    ...everyLib,
    'lib:testing',
    'lib:harness',
    'type:tools',
    // Tests of servers look behind the services.
    ...(constraint.sourceTag.startsWith('server:') ? ['server:supabase'] : []),
  ],
}));
