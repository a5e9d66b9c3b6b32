import type { ReleaseManifest } from '@fairtone/contracts';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { healthyStripe, startStripeDouble, TEST_KEY } from './testing/stripeDouble.ts';
import { buildWhenStale } from '../../servers/testing/buildWhenStale.ts';
import { startEdgeProcess, type EdgeProcess } from '../../servers/testing/edgeProcess.ts';
import { freePort } from '../../servers/testing/freePort.ts';
import { startMailServer, type MailServer } from '../../servers/testing/mailServer.ts';
import { projectRoot } from '../../servers/testing/projectRoot.ts';
import { startBackend, type RunningBackend } from '../../servers/testing/startBackend.ts';
import { commandsOf, guideText, readGuide, settingsIn, type GuideBlock } from './testing/guide.ts';
import { startFunction, type RunningFunction } from '../../servers/testing/hosted/startFunction.ts';

/** Runs the commands of docs/hosting.md that need no account, read from the document itself. */

const root = projectRoot();
const blocks = readGuide(root);
const REMOTES = readdirSync(join(root, 'apps'))
  .filter((app) => app !== 'shell')
  .sort();
const remains: (() => unknown)[] = [];
let shop: RunningBackend;
let sql: postgres.Sql;
let site: string;
let folder: string;
let edge: EdgeProcess;

/** The block of a section that begins like this. */
const block = (section: number, start: string): GuideBlock => {
  const found = blocks.find((one) => one.section === section && one.code.startsWith(start));
  if (!found) throw new Error(`Section ${section} of docs/hosting.md has no block that begins with "${start}".`);
  return found;
};
/** Puts the addresses and keys of this shop in the place of those that the document leaves open. */
const fill = (text: string) =>
  text
    .replaceAll('https://<project>.supabase.co', shop.url)
    .replaceAll('https://<site>', site)
    .replaceAll('<site>', 'shop.test')
    .replaceAll('sb_publishable_…', shop.anonKey)
    .replaceAll('sb_secret_…', shop.serviceKey)
    // The document's own placeholder: no test may begin with a key of live payments.
    .replaceAll('sk_live_…', 'sk_test_guide')
    .replaceAll('pk_…', 'pk_test_guide')
    .replaceAll('whsec_…', 'whsec_guide')
    .replaceAll('$(openssl rand -hex 32)', 'a'.repeat(64))
    .replaceAll('<the same as the functions>', 'a'.repeat(64));
const run = async (program: string, args: string[], env: Record<string, string> = {}, cwd = root) =>
  (await promisify(execFile)(program, args, { cwd, env: { ...process.env, ...env }, maxBuffer: 1 << 24 })).stdout;
const node = (args: string[], env?: Record<string, string>, cwd?: string) => run(process.execPath, args, env, cwd);

beforeAll(async () => {
  await buildWhenStale(root);
  folder = mkdtempSync(join(tmpdir(), 'fairtone-guide-'));
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  shop = await startBackend({ env: { FAIRTONE_EMAIL_CONFIRMATION: 'on', FAIRTONE_ALLOWED_ORIGINS: site } });
  sql = postgres(shop.databaseUrl, { max: 1, onnotice: () => undefined });
}, 120_000);
afterAll(async () => {
  edge?.child.kill('SIGKILL');
  for (const remove of remains.reverse()) await remove();
  await sql?.end({ timeout: 5 });
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('each block of the document is run here, or needs an account', () => {
  const known: [section: number, start: string][] = [
    [0, 'SUPABASE_SECRET_KEY='],
    [1, 'supabase login'],
    [2, 'supabase config push'],
    [4, 'supabase secrets set'],
    [4, 'select vault.create_secret'],
    [5, 'SUPABASE_URL='],
    [5, '// node page.mjs'],
    [5, 'node tools/run.mjs'],
    [6, 'const names ='],
  ];
  expect(blocks.map(({ section, code }) => `${section} ${code}`)).toEqual(
    known.map(([section, start]) =>
      expect.stringMatching(new RegExp(`^${section} ${start.replaceAll(/[./]/g, '\\$&')}`)),
    ),
  );
});

test('what is left for an account is a list of at most ten lines, and names each command of Supabase', () => {
  const [, list] = /^## 8\. .*?\n(.*)/ms.exec(guideText(root)) ?? [];
  const lines = list!.split('\n').filter((line) => line.startsWith('- '));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(10);
  const commands = blocks.flatMap(commandsOf).filter((command) => command.startsWith('supabase '));
  for (const command of commands)
    expect(list).toContain(
      `\`${command
        .split(' ')
        .slice(0, 3)
        .join(' ')
        .replace(/ (SITE_URL|--).*/, '')}`,
    );
});

test('1: the migrations apply in order, as a role that is no superuser', async () => {
  expect(block(1, 'supabase login').code).toContain('supabase/migrations, in order');
  const [role] = await sql<{ super: boolean }[]>`select rolsuper as super from pg_roles where rolname = current_user`;
  expect(role!.super).toBe(false);
  const applied = await sql<{ name: string }[]>`select name from fairtone_private.migrations order by name`;
  const files = readdirSync(join(root, 'supabase/migrations')).filter((name) => name.endsWith('.sql'));
  expect(applied.map(({ name }) => name.replace(/(\.sql)?$/, '.sql'))).toEqual(files.sort());
});

test('4: the functions start in Deno with the settings that the document gives, and miss none of them', async () => {
  const [set] = commandsOf(block(4, 'supabase secrets set'));
  const mail: MailServer = await startMailServer();
  remains.push(() => mail.stop());
  const given = settingsIn(fill(set!));
  const env = {
    ...given,
    SMTP_URL: mail.url,
    SUPABASE_URL: shop.url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: shop.anonKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: shop.serviceKey }),
  };
  const setup: RunningFunction = await startFunction(root, 'check-setup', env);
  remains.push(setup.stop);
  const headers = { apikey: shop.serviceKey, 'content-type': 'application/json' };
  const answer = await fetch(setup.url, { method: 'POST', headers, body: '{}' });
  const { settings } = (await answer.json()) as { settings: { name: string; setBy: string; fault: string | null }[] };
  const needed = settings.filter(({ setBy }) => setBy === 'you' || setBy === 'Supabase');
  expect(needed.filter(({ fault }) => fault !== null)).toEqual([]);
  expect(needed.filter(({ setBy }) => setBy === 'you').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['SITE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY']),
  );
});

test('4: the statements for the schedule store address and key, and there is a job for each', async () => {
  const statements = fill(block(4, 'select vault.create_secret').code)
    .split(';')
    .map((text) => text.replaceAll(/^\s*--.*$/gm, '').trim())
    .filter(Boolean);
  const results = [];
  for (const statement of statements) results.push(await sql.unsafe<{ name?: string; jobname?: string }[]>(statement));
  const [schedules, jobs] = results.slice(-2);
  expect(schedules!.length).toBeGreaterThan(0);
  expect(jobs!.map(({ jobname }) => jobname).sort()).toEqual(schedules!.map(({ name }) => `fairtone:${name}`).sort());
});

test('6: all remotes are published and promoted to a bucket of the project', async () => {
  await sql`insert into storage.buckets (id, name, public) values ('releases', 'releases', true)`;
  const env = {
    FAIRTONE_RELEASES_STORE: 'supabase://releases',
    FAIRTONE_SUPABASE_URL: shop.url,
    FAIRTONE_SERVICE_KEY: shop.serviceKey,
  };
  const said = await node(['tools/run.mjs', 'delivery/release/main.ts', 'live'], env);
  expect(said === '' || said.includes('is live')).toBe(true);
}, 120_000);

test('5: the edge serves the page with the command of the document', async () => {
  const [command] = commandsOf(block(5, 'SUPABASE_URL='));
  const bucket = `${shop.url}/storage/v1/object/public/releases`;
  expect(command).toContain('node dist/servers/edge.mjs');
  const env = settingsIn(fill(command!.replace('https://<bucket>', bucket)));
  edge = await startEdgeProcess({ ...env, PORT: new URL(site).port });
  const { remotes } = (await (await fetch(`${edge.url}/releases.json`)).json()) as ReleaseManifest;
  expect(Object.keys(remotes).sort()).toEqual(REMOTES);
  const page = await fetch(edge.url, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(shop.anonKey)]);
});

test('5 and 6: a static host gets a page with settings and releases, and its headers', async () => {
  const publicFolder = join(folder, 'public');
  mkdirSync(publicFolder);
  // What the bucket has, as a pipeline of a static host copies it.
  for (const file of ['remotes.json', ...REMOTES.map((remote) => `${remote}/live.json`)]) {
    mkdirSync(dirname(join(folder, 'releases', file)), { recursive: true });
    const answer = await fetch(`${shop.url}/storage/v1/object/public/releases/${file}`);
    writeFileSync(join(folder, 'releases', file), await answer.text());
  }
  const script = fill(block(5, '// node page.mjs').code)
    .replace(/const releases = \{\};.*/, block(6, 'const names =').code)
    .replace("'dist/apps/shell/index.html'", JSON.stringify(join(root, 'dist/apps/shell/index.html')));
  writeFileSync(join(folder, 'page.mjs'), script);
  const html = await node(['page.mjs'], {}, folder);
  writeFileSync(join(publicFolder, 'index.html'), html);
  const blockOf = (id: string) => JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)![1]!) as object;
  expect(blockOf('fairtone-config')).toMatchObject({ siteUrl: site, supabaseUrl: shop.url });
  expect(Object.keys((blockOf('fairtone-releases') as ReleaseManifest).remotes).sort()).toEqual(REMOTES);

  const [command] = commandsOf(block(5, 'node tools/run.mjs'));
  const [, args] = /^node (.*?) > public\/_headers$/.exec(fill(command!)) ?? [];
  const headers = await node(args!.replace('public/index.html', join(publicFolder, 'index.html')).split(' '));
  expect(headers).toMatch(/content-security-policy: .*script-src/i);
}, 120_000);

test('0 and 7: the doctor finds nothing wrong that does not need an account', async () => {
  const [command] = commandsOf(block(0, 'SUPABASE_SECRET_KEY='));
  expect(command).toContain('npm run doctor -- --supabase');
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toContain(
    '"doctor": "node tools/run.mjs delivery/doctor/main.ts"',
  );
  const stripe = await startStripeDouble(() => healthyStripe(shop.url));
  remains.push(() => stripe.stop());
  await sql`update public.schedules set last_finished_at = now(), last_error = null`;
  const env = { ...settingsIn(fill(command!)), STRIPE_SECRET_KEY: TEST_KEY };
  const args = fill(command!).split('-- ')[1]!.split(' ');
  const options = [...args, '--stripe-url', stripe.url, '--json'];
  const printed = await node(['tools/run.mjs', 'delivery/doctor/main.ts', ...options], env).catch(
    (error: { stdout: string }) => error.stdout,
  );
  const findings = JSON.parse(printed) as { area: string; subject: string; state: string; detail: string }[];
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
  expect(findings.filter(({ state }) => state === 'right').length).toBeGreaterThan(20);
});
