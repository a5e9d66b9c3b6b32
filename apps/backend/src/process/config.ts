import { join, resolve } from 'node:path';
import { readAuthConfig, type AuthConfig } from './authConfig.ts';
import { choice } from './choice.ts';
import { readMailConfig, type MailConfig } from './mailConfig.ts';
import { requireProduction } from './productionRules.ts';
import { readQaConfig, type QaConfig } from './qaConfig.ts';
import { readReleasesConfig, type ReleasesConfig } from './releasesConfig.ts';

export type Mode = 'development' | 'production';
export type DemoSize = 'off' | 'small' | 'full';

/** Everything that the surroundings decide. Read once at start; no other file looks at process.env. */
export type Config = {
  /** Folder of the project: holds supabase/, dist/ and node_modules/. */
  root: string;
  dataDir: string;
  host: string;
  port: number;
  siteUrl: string;
  mode: Mode;
  demo: DemoSize;
  /** Origins besides the own one that may call the API from a browser. */
  allowedOrigins: string[];
  postgrestPath: string | null;
  paymentsPort: number;
  /** Lets tests withhold and repeat the local provider's webhooks. */
  paymentsTestControl: boolean;
  releases: ReleasesConfig;
  /** Apps served with hot reload instead of from their build, as name -> origin. */
  devServers: Record<string, string>;
  /** Who may point remotes elsewhere, and at which dev servers; null: nobody. */
  qa: QaConfig;
  /** Whether browsers install the service worker; off: those that did let go of it. */
  offline: boolean;
  auth: AuthConfig;
  mail: MailConfig;
  /** Whether this process is the clock of public.schedules. */
  schedules: boolean;
  /** Multiplies every limit of attempts; tests that sign in a hundred times raise it. */
  rateLimitFactor: number;
  /** How long a visitor may take to send a small body, or go without sending or reading on. */
  clientTimeoutMs: number;
  stripe: { secretKey: string | null; publishableKey: string | null; webhookSecret: string | null };
};

const SWITCH = ['on', 'off'] as const;

export function readConfig(root: string, env: NodeJS.ProcessEnv): Config {
  const port = readPort(env.PORT, 4200);
  const mode: Mode = choice(env, 'FAIRTONE_MODE', ['development', 'production'], 'development');
  if (mode === 'production') requireProduction(env);
  const siteUrl = (env.SITE_URL || `http://localhost:${port}`).replace(/\/+$/, '');
  const secretKey = env.STRIPE_SECRET_KEY || null;
  return {
    root,
    dataDir: resolve(root, env.FAIRTONE_DATA_DIR || '.data'),
    host: env.FAIRTONE_HOST || '127.0.0.1',
    port,
    siteUrl,
    mode,
    demo: mode === 'production' ? 'off' : choice(env, 'FAIRTONE_DEMO', ['full', 'small', 'off'], 'full'),
    allowedOrigins: ownOrigins(siteUrl, port).concat(splitList(env.FAIRTONE_ALLOWED_ORIGINS)),
    postgrestPath: env.FAIRTONE_POSTGREST || null,
    paymentsPort: readPort(env.FAIRTONE_PAYMENTS_PORT, port + 1),
    paymentsTestControl: mode === 'development' && env.PAYMENTS_TEST_CONTROL === '1',
    releases: readReleasesConfig(root, env),
    devServers: mode === 'development' ? readDevServers(env.FAIRTONE_DEV_SERVERS) : {},
    qa: readQaConfig(env, mode, port),
    offline: choice(env, 'FAIRTONE_OFFLINE', SWITCH, 'on') === 'on',
    auth: readAuthConfig(root, env, mode),
    mail: readMailConfig(env, siteUrl),
    schedules: choice(env, 'FAIRTONE_SCHEDULES', SWITCH, 'on') === 'on',
    rateLimitFactor: readFactor(env.FAIRTONE_RATE_LIMIT_FACTOR),
    clientTimeoutMs: readTimeout(env.FAIRTONE_CLIENT_TIMEOUT) * 1000,
    stripe: {
      secretKey,
      publishableKey: env.STRIPE_PUBLISHABLE_KEY || null,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET || null,
    },
  };
}

export const postgresFolder = (config: Config) => join(config.dataDir, 'postgres');

function readPort(text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Error(`"${text}" is no port (1 to 65535).`);
  return port;
}

function readFactor(text: string | undefined): number {
  const factor = Number(text || 1);
  if (factor >= 1) return factor;
  throw new Error(`FAIRTONE_RATE_LIMIT_FACTOR is "${text}"; it takes a number from 1 on.`);
}

function readTimeout(text: string | undefined): number {
  const seconds = Number(text || 20);
  if (seconds >= 1 && seconds <= 600) return seconds;
  throw new Error(`FAIRTONE_CLIENT_TIMEOUT is "${text}"; it takes a number from 1 to 600.`);
}

function ownOrigins(siteUrl: string, port: number): string[] {
  return [new URL(siteUrl).origin, `http://localhost:${port}`, `http://127.0.0.1:${port}`];
}

const splitList = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** `shell=http://localhost:4231,catalog=http://localhost:4232` */
const readDevServers = (text: string | undefined) =>
  Object.fromEntries(splitList(text).map((pair) => pair.split('=', 2) as [string, string]));
