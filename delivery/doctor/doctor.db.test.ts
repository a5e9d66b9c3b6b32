import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { isHosted } from '../../servers/testing/hosted/makeHosted';
import { startBackend, type RunningBackend } from '../../servers/testing/startBackend';
import { REMOTES, root } from '../webpack/paths.mjs';
import { examine } from './examine';
import type { Finding } from './finding';
import { readExpected, type DoctorOptions } from './setup';
import { startAlteringProxy, type AlteringProxy } from './testing/alteringProxy';
import { BROKEN_PROJECTS } from './testing/brokenProjects';
import { BROKEN_SITES } from './testing/brokenSites';
import { healthyStripe, startStripeDouble, TEST_KEY, type StripeState } from './testing/stripeDouble';

const expected = readExpected(root, REMOTES);

let shop: RunningBackend;
let proxy: AlteringProxy;
let stripe: Awaited<ReturnType<typeof startStripeDouble>>;
let stripeState: StripeState;
let sql: postgres.Sql;
let options: DoctorOptions;

beforeAll(async () => {
  shop = await startBackend({ env: { FAIRTONE_EMAIL_CONFIRMATION: 'on' } });
  proxy = await startAlteringProxy(shop.url);
  stripe = await startStripeDouble(() => stripeState);
  sql = postgres(shop.databaseUrl, { max: 1, onnotice: () => undefined });
  if (isHosted())
    await sql`select vault.create_secret(${`${shop.url}/functions/v1`}, 'fairtone_functions_url'),
      vault.create_secret(${shop.serviceKey}, 'fairtone_service_key')`;
  options = {
    supabaseUrl: proxy.url,
    secretKey: shop.serviceKey,
    publishableKey: null,
    siteUrl: proxy.url,
    stripeKey: TEST_KEY,
    stripeUrl: stripe.url,
  };
});
beforeEach(async () => {
  stripeState = healthyStripe(proxy.url);
  proxy.alter(null);
  // The clock of this shop is off: tests call scheduled functions themselves.
  await sql`update public.schedules set last_finished_at = now(), last_error = null`;
});
afterAll(async () => {
  await sql?.end();
  await stripe?.stop();
  await proxy?.stop();
  await shop?.stop();
});

const secretsFileOf = (dataDir: string) =>
  JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;

const linesOf = (findings: Finding[], state: Finding['state']) =>
  findings.filter((finding) => finding.state === state).map(({ area, subject }) => `${area}: ${subject}`);

it('finds nothing wrong with a shop that is set up as the documents say', async () => {
  const findings = await examine(options, expected);
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
  expect(linesOf(findings, 'unknown')).toEqual(['storage: largest file']);
  // Jobs and secrets of pg_cron are looked at where it is.
  expect(linesOf(findings, 'right')).toHaveLength(isHosted() ? 26 : 24);
});

it('takes legacy keys, and says that they end', async () => {
  const { anonKey, serviceKey } = secretsFileOf(shop.dataDir);
  const findings = await examine({ ...options, secretKey: serviceKey!, publishableKey: anonKey! }, expected);
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
  const keys = findings.filter(({ area }) => area === 'keys').map(({ detail }) => detail);
  expect(keys).toEqual([expect.stringContaining('legacy'), expect.stringContaining('legacy')]);
});

it.each([...BROKEN_PROJECTS, ...BROKEN_SITES])(
  'names $name, and nothing else',
  async ({ given, change, stripe: shift, alter, found: [line, detail] }) => {
    shift?.(stripeState);
    proxy.alter(alter ?? null);
    if (change) await sql.unsafe(change[0]);
    try {
      const findings = await examine({ ...options, ...given?.(shop) }, expected);
      const wrong = findings.filter(({ state }) => state === 'wrong');
      expect(linesOf(wrong, 'wrong')).toEqual([line]);
      expect(wrong[0]!.detail).toContain(detail);
      expect(wrong[0]!.remedy).toBeTruthy();
    } finally {
      if (change?.[1]) await sql.unsafe(change[1]);
    }
  },
);

it('ends with 1 when something is wrong, with 2 when an option is missing, and prints JSON for pipelines', async () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['tools/run.mjs', 'delivery/doctor/main.ts', ...args], { cwd: root }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
    );
  expect((await run('--supabase', shop.url)).code).toBe(2);
  const shopArgs = ['--supabase', shop.url, '--key', shop.serviceKey, '--site', shop.url];
  expect((await run(...shopArgs)).code).toBe(0);
  stripeState.hasConnect = false;
  const { code, stdout } = await run(...shopArgs, '--stripe', TEST_KEY, '--stripe-url', stripe.url, '--json');
  const wrong = (JSON.parse(stdout) as Finding[]).filter(({ state }) => state === 'wrong');
  expect([code, linesOf(wrong, 'wrong')]).toEqual([1, ['payments: Connect', 'payments: webhook']]);
});
