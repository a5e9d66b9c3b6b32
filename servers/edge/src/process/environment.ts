import {
  flag,
  line,
  list,
  matching,
  number,
  origin,
  parsed,
  port,
  requireSettings,
  secret,
  setting,
  settingOf,
  webAddress,
  word,
  type ValueOf,
} from '@fairtone/servers/shared/settings';
import { resolve } from 'node:path';
import { CACHE_SETTINGS, readCache } from '../cache/readCache.ts';
import type { EdgeSettings } from '../settings.ts';
import { PRERENDER_PROGRAM } from '../startEdge.ts';
import { readQaOrigin } from './qaOrigin.ts';

const folder = line('the path of a folder');
const file = line('the path of a file');
const hostName = /^(\[?[\da-f:.]+\]?|[a-z\d]([a-z\d.-]*[a-z\d])?)$/i;

/** Settings that an edge reads from its environment, alone or as a part of the whole product. */
export const EDGE_SETTINGS = {
  SITE_URL: setting(origin, '`http://localhost:PORT`', 'where visitors see the shop'),
  FAIRTONE_HOST: setting(matching(hostName, 'an address or a host name'), '`127.0.0.1`', 'address to listen on'),
  STRIPE_PUBLISHABLE_KEY: setting(
    matching(/^pk_(test|live)_\w+$/, 'a key that begins with pk_'),
    'none',
    'Stripe key for the browser',
  ),
  FAIRTONE_RELEASES_DIR: setting(folder, '`dist/releases`', 'folder of the releases'),
  FAIRTONE_RELEASES_URL: setting(webAddress, 'none', 'bucket or CDN from which releases are read instead'),
  FAIRTONE_RELEASE_KEYS: setting(file, 'none', 'public keys of the teams; unsigned releases are ignored'),
  FAIRTONE_TELEMETRY_SHARE: setting(number(0, 1), '1', 'share of pages that report errors and timings'),
  PAGE_SECRET: secret(
    matching(/^\S{32,}$/, 'a secret of 32 characters or more: openssl rand -hex 32'),
    'signs the telemetry token of pages, when functions run elsewhere: [releases.md](releases.md#health)',
  ),
  FAIRTONE_SHELL_DIR: setting(folder, '`dist/apps/shell`', 'folder of the shell build'),
  FAIRTONE_QA: setting(
    word('off', 'testers', 'open'),
    '`open`; `off` in production',
    'who may [run other versions of remotes](qa.md)',
  ),
  FAIRTONE_QA_ORIGINS: setting(
    list(parsed(readQaOrigin, 'an origin'), 'origins such as http://localhost:4231 or https://host.tld'),
    'localhost, `PORT` + 30 to 39; none in production',
    'dev servers from which remotes may be loaded',
  ),
  FAIRTONE_OFFLINE: setting(
    flag,
    '`on`',
    'whether browsers install the service worker; `off` [removes it](offline.md)',
  ),
};

/** Further settings of an edge that is a process of its own. */
const OWN_SETTINGS = {
  PORT: setting(port, '4210', 'port of this edge'),
  SUPABASE_URL: setting(webAddress, 'none', 'the API, as browsers reach it'),
  FAIRTONE_METRICS_PORT: setting(port, 'none', 'port of `/metrics`, in the text format of Prometheus; keep it private'),
  FAIRTONE_DRAIN_SECONDS: setting(
    number(0, 300),
    '0',
    'how long `/readyz` answers 503 before a stop, so that a balancer sends nobody any more',
  ),
  SUPABASE_PUBLISHABLE_KEY: setting(
    line('a key that a page may hold'),
    'none',
    'sb_publishable_…, or the anon key of an older project',
  ),
};
const ALL_SETTINGS = { ...EDGE_SETTINGS, ...OWN_SETTINGS, ...CACHE_SETTINGS };

type Name = keyof typeof ALL_SETTINGS;
const read = <Own extends Name>(env: NodeJS.ProcessEnv, name: Own) =>
  settingOf<unknown>(ALL_SETTINGS[name], env, name) as ValueOf<(typeof ALL_SETTINGS)[Own]> | null;

/** The settings for reading releases and the shell. @param root folder of relative paths */
export function readReleases(root: string, env: NodeJS.ProcessEnv): EdgeSettings['releases'] {
  const keys = read(env, 'FAIRTONE_RELEASE_KEYS');
  return {
    folder: resolve(root, read(env, 'FAIRTONE_RELEASES_DIR') ?? 'dist/releases'),
    shellFolder: resolve(root, read(env, 'FAIRTONE_SHELL_DIR') ?? 'dist/apps/shell'),
    url: read(env, 'FAIRTONE_RELEASES_URL'),
    keyringFile: keys === null ? null : resolve(root, keys),
  };
}

/** Who may override remotes. @param usual the defaults */
export function readQa(
  env: NodeJS.ProcessEnv,
  usual: { who: 'off' | 'testers' | 'open'; origins: string[] },
): EdgeSettings['qa'] {
  const who = read(env, 'FAIRTONE_QA') ?? usual.who;
  if (who === 'off') return null;
  // A setting that is present and empty means none, not the defaults.
  const named = env.FAIRTONE_QA_ORIGINS === '' ? [] : read(env, 'FAIRTONE_QA_ORIGINS');
  return { origins: named ?? usual.origins, open: who === 'open' };
}

/** Account rules, as the API publishes them. */
export type AccountRules = Pick<EdgeSettings['page'], 'emailConfirmation' | 'phoneLogin'>;

export type EdgeProcess = {
  host: string;
  port: number;
  metricsPort: number | null;
  drainMs: number;
  /** @param rules read from the API at the start */
  settings: (rules: AccountRules) => EdgeSettings;
  supabase: EdgeSettings['supabase'];
};

/**
 * The settings of an edge that is a process of its own.
 * @throws Error naming every invalid setting, or the missing one
 */
export function readEdgeProcess(root: string, env: NodeJS.ProcessEnv): EdgeProcess {
  // Unknown names are ignored: an edge may share its environment with other programs.
  requireSettings(ALL_SETTINGS, env, Object.keys(env));
  const url = need(read(env, 'SUPABASE_URL'), 'SUPABASE_URL');
  const publishableKey = need(read(env, 'SUPABASE_PUBLISHABLE_KEY'), 'SUPABASE_PUBLISHABLE_KEY');
  if (publishableKey.startsWith('sb_secret_'))
    throw new Error(
      'SUPABASE_PUBLISHABLE_KEY is a secret key: every visitor would have it. Give the one that begins with sb_publishable_.',
    );
  const ownPort = read(env, 'PORT') ?? 4210;
  const siteUrl = read(env, 'SITE_URL') ?? `http://localhost:${ownPort}`;
  const supabase = { url, publicUrl: url, publishableKey: () => publishableKey };
  const cache = readCache(env);
  return {
    host: read(env, 'FAIRTONE_HOST') ?? '127.0.0.1',
    port: ownPort,
    metricsPort: read(env, 'FAIRTONE_METRICS_PORT'),
    drainMs: (read(env, 'FAIRTONE_DRAIN_SECONDS') ?? 0) * 1000,
    supabase,
    settings: (rules) => ({
      siteUrl,
      allowedOrigins: [new URL(siteUrl).origin],
      supabase,
      releases: readReleases(root, env),
      prerenderProgram: resolve(root, PRERENDER_PROGRAM),
      pageSecret: read(env, 'PAGE_SECRET'),
      page: {
        ...rules,
        demoAccounts: null,
        paymentsTestMode: false,
        stripePublishableKey: read(env, 'STRIPE_PUBLISHABLE_KEY'),
        telemetryShare: read(env, 'FAIRTONE_TELEMETRY_SHARE') ?? 1,
        testPaymentsUrl: null,
      },
      qa: readQa(env, { who: 'off', origins: [] }),
      offline: read(env, 'FAIRTONE_OFFLINE') ?? true,
      devServers: {},
      cache,
    }),
  };
}

function need(value: string | null, name: string): string {
  if (value === null) throw new Error(`${name} is missing: an edge shows the shop that it names.`);
  return value;
}
