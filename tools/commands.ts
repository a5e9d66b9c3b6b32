/** The groups of commands, in the order in which `npm run help` prints them. */
export const COMMAND_GROUPS = {
  start: 'Run the product',
  team: 'Change an app',
  test: 'Test',
  release: 'Release and operate',
  bench: 'Measure',
} as const;

export interface Command {
  /** Name of the script in package.json. */
  name: string;
  group: keyof typeof COMMAND_GROUPS;
  /** Arguments, such as `-- PATH`. */
  takes?: string;
  purpose: string;
}

/** Every script of package.json. A unit test compares both lists. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'start',
    group: 'start',
    purpose: 'Installs what is missing, builds what changed, runs the product at http://localhost:4200.',
  },
  {
    name: 'dev',
    group: 'start',
    takes: '-- APP …',
    purpose: 'Runs the product with hot reload of the shell and the apps named.',
  },
  { name: 'build', group: 'start', purpose: 'Builds all apps (cached) and publishes the remotes to dist/releases.' },
  { name: 'help', group: 'start', purpose: 'Prints this table.' },
  {
    name: 'new',
    group: 'team',
    takes: '-- WHAT …',
    purpose: 'Writes a remote, screen, event, slot, dialog, table or language with its tests.',
  },
  {
    name: 'dev:remote',
    group: 'team',
    takes: '-- APP',
    purpose: 'Serves one remote for the override panel of a running product.',
  },
  {
    name: 'scene',
    group: 'team',
    takes: '-- list',
    purpose: 'Lists, resets and opens scenes: pinned states of a screen.',
  },
  { name: 'screens', group: 'team', takes: '-- FOLDER', purpose: 'Writes a picture of every screen into a folder.' },
  { name: 'db:types', group: 'team', purpose: 'Writes libs/db-types from the migrations.' },
  { name: 'docs', group: 'team', purpose: 'Prints the tables of the documents from the code.' },
  { name: 'mail:templates', group: 'team', purpose: "Writes Supabase's sign-in e-mails from libs/mail." },
  { name: 'lint', group: 'team', takes: '-- PATH', purpose: 'Runs oxlint.' },
  { name: 'format', group: 'team', takes: '-- PATH', purpose: 'Formats with oxfmt.' },
  {
    name: 'check',
    group: 'test',
    purpose: 'Before each commit: all checks, and the unit tests that a change can break.',
  },
  { name: 'test', group: 'test', purpose: 'Before a change lands: all checks and every test that decides.' },
  {
    name: 'test:full',
    group: 'test',
    purpose: 'Every night: npm test, recorded sound, memory, crashes, pictures and a share of the planted faults.',
  },
  { name: 'test:unit', group: 'test', takes: '-- PATH', purpose: 'Unit, component and contract tests.' },
  { name: 'test:database', group: 'test', takes: '-- PATH', purpose: 'Tests against a running backend.' },
  {
    name: 'test:hosted',
    group: 'test',
    takes: '-- PATH',
    purpose:
      'Every night, beside test:full: tests against a running backend whose database is set up as hosted Supabase has it.',
  },
  { name: 'test:e2e', group: 'test', takes: '-- PATH', purpose: 'Browser tests against the built product.' },
  {
    name: 'test:journey',
    group: 'test',
    purpose: 'The main path in one browser test: browse, play, sign up, buy, download, publish.',
  },
  {
    name: 'test:faults',
    group: 'test',
    purpose: 'Every way in which a remote can fail, in a browser, with a list of outcomes.',
  },
  {
    name: 'test:standalone',
    group: 'test',
    purpose: 'The contract between host and remotes, in remotes built without the shell.',
  },
  {
    name: 'test:compatibility',
    group: 'test',
    purpose: 'The live shell with new remotes and the new shell with live remotes, on the new database.',
  },
  { name: 'test:policies', group: 'test', purpose: 'Who may read and write each table, function and bucket.' },
  { name: 'test:attacks', group: 'test', purpose: 'Attacks on data, accounts, files and payments.' },
  { name: 'test:money', group: 'test', purpose: 'Ledger, payments, refunds and payouts.' },
  { name: 'test:client', group: 'test', purpose: "The embedded backend with Supabase's official client." },
  { name: 'test:crash', group: 'test', purpose: 'Kills the backend under load and checks that nothing is lost.' },
  { name: 'test:audio', group: 'test', purpose: 'Records the player: joins, levels, fades, failures, play counts.' },
  {
    name: 'test:visual',
    group: 'test',
    takes: '-- --update',
    purpose: 'Compares every screen with its fingerprint; --update accepts the changes.',
  },
  {
    name: 'test:times',
    group: 'test',
    takes: '-- RUN.json …',
    purpose: 'Records the median times of finished runs of npm test, beside their budgets.',
  },
  {
    name: 'test:mutants',
    group: 'test',
    takes: '-- --only TEXT',
    purpose: 'Plants faults in a copy of the product and reports which test finds each.',
  },
  {
    name: 'check:spec',
    group: 'test',
    purpose: 'Compares every requirement of the specification with the test that it names.',
  },
  {
    name: 'check:translations',
    group: 'test',
    takes: '-- LANGUAGE',
    purpose: 'Lists the texts that are still English, of the languages that are being translated.',
  },
  { name: 'check:deno', group: 'test', purpose: 'Checks the types of the edge functions in Deno.' },
  {
    name: 'release',
    group: 'release',
    takes: '-- COMMAND',
    purpose: 'Publishes, promotes, rolls back, watches and compares versions of one remote, and deletes old ones.',
  },
  {
    name: 'edge',
    group: 'release',
    purpose: 'Runs one page server before a hosted backend: SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SITE_URL.',
  },
  {
    name: 'doctor',
    group: 'release',
    takes: '-- --supabase URL --key KEY',
    purpose: 'Says what is wrong with a shop on hosted Supabase and Stripe, and how to mend it; reads only.',
  },
  {
    name: 'contracts:check',
    group: 'release',
    purpose: 'Compares the contract of shell and remotes with the released one.',
  },
  {
    name: 'contracts:release',
    group: 'release',
    purpose: 'Freezes the contract, and the reports of the packages, with the release of a shell.',
  },
  {
    name: 'packages:pack',
    group: 'release',
    takes: '-- FOLDER',
    purpose: 'Writes the packages with which a team outside this repository builds and releases a remote.',
  },
  {
    name: 'packages:check',
    group: 'release',
    purpose: 'Compares what the packages export with their reports, and with the released ones.',
  },
  { name: 'packages:report', group: 'release', purpose: 'Writes the reports of what the packages export.' },
  {
    name: 'demo:independence',
    group: 'release',
    purpose: 'Shows a team releasing and rolling back a text while the product runs.',
  },
  {
    name: 'backup',
    group: 'release',
    takes: '-- FOLDER',
    purpose: 'Copies all data of the data folder at one moment.',
  },
  { name: 'restore', group: 'release', takes: '-- FOLDER', purpose: 'Makes a data folder from a backup.' },
  {
    name: 'keys',
    group: 'release',
    takes: '-- COMMAND',
    purpose: 'Lists, adds, rotates and removes the API and signing keys of a data folder, without a stop.',
  },
  { name: 'bench:load', group: 'bench', purpose: 'First load: federated remotes against one bundle.' },
  {
    name: 'bench:presses',
    group: 'bench',
    purpose: 'Presses on pages that are still loading: what is lost, and how long it takes.',
  },
  {
    name: 'bench:lighthouse',
    group: 'bench',
    purpose: "Lighthouse's scores of home, an album and explore on a phone.",
  },
  { name: 'bench:data', group: 'bench', purpose: 'Every list and search on a database with a million tracks.' },
  { name: 'bench:growth', group: 'bench', purpose: 'Pages of a shop with a thousand and with a million albums.' },
  {
    name: 'bench:plays',
    group: 'bench',
    purpose: "A day's plays at many times its speed, with few and many rows of plays.",
  },
  { name: 'bench:sound', group: 'bench', purpose: 'Time from a click on play to the first sound.' },
  { name: 'bench:upload', group: 'bench', purpose: 'Time and memory of uploads in the browser.' },
  { name: 'bench:slow', group: 'bench', purpose: 'Response times beside two hundred slow clients.' },
  {
    name: 'bench:edge',
    group: 'bench',
    purpose: 'Two edges behind Varnish: visits a second, hits, age, changes, and a killed edge.',
  },
  { name: 'bench:zip', group: 'bench', purpose: 'Memory used to zip a collection of 4.5 GB.' },
];
