import type { EdgeSettings } from '@fairtone/servers/edge';
import type { SupabaseSettings } from '@fairtone/servers/supabase';
import { resolve } from 'node:path';
import { readAuthConfig } from './authConfig.ts';
import { readMailConfig } from './mailConfig.ts';
import { requireProduction } from './productionRules.ts';
import { readQaConfig } from './qaConfig.ts';
import { readReleasesConfig, type ReleasesConfig } from './releasesConfig.ts';
import { requireSettings, settingOf } from './schema/schema.ts';

type Mode = SupabaseSettings['mode'];
type DemoSize = 'off' | 'small' | 'full';

/** All settings from the environment. Read once at the start; no other file reads process.env. */
export type Config = SupabaseSettings & {
  host: string;
  port: number;
  demo: DemoSize;
  paymentsPort: number;
  /** Enables the switches with which tests withhold and repeat the local provider's webhooks. */
  paymentsTestControl: boolean;
  releases: ReleasesConfig;
  /** Apps served with hot reload instead of from their build, as name -> origin. */
  devServers: EdgeSettings['devServers'];
  /** Who may override remotes, and with which dev servers; null: no one. */
  qa: EdgeSettings['qa'];
  /** Whether browsers install the service worker; when off, installed ones remove themselves. */
  offline: boolean;
  /** Whether this process runs the schedules of public.schedules. */
  schedules: boolean;
  /** Ms that a client may take to send a small body, or pause while sending or reading. */
  clientTimeoutMs: number;
  stripe: { secretKey: string | null; publishableKey: string | null; webhookSecret: string | null };
};

/** @throws Error naming every invalid or unknown setting; then every setting that production lacks */
export function readConfig(root: string, env: NodeJS.ProcessEnv): Config {
  requireSettings(env);
  const mode: Mode = settingOf(env, 'FAIRTONE_MODE') ?? 'development';
  if (mode === 'production') requireProduction(env);
  const isDevelopment = mode === 'development';
  const port = settingOf(env, 'PORT') ?? 4200;
  const siteUrl = settingOf(env, 'SITE_URL') ?? `http://localhost:${port}`;
  return {
    root,
    dataDir: resolve(root, settingOf(env, 'FAIRTONE_DATA_DIR') ?? '.data'),
    host: settingOf(env, 'FAIRTONE_HOST') ?? '127.0.0.1',
    port,
    siteUrl,
    mode,
    demo: isDevelopment ? (settingOf(env, 'FAIRTONE_DEMO') ?? 'full') : 'off',
    allowedOrigins: ownOrigins(siteUrl, port, mode).concat(settingOf(env, 'FAIRTONE_ALLOWED_ORIGINS') ?? []),
    postgrestPath: settingOf(env, 'FAIRTONE_POSTGREST'),
    paymentsPort: settingOf(env, 'FAIRTONE_PAYMENTS_PORT') ?? port + 1,
    paymentsTestControl: isDevelopment && settingOf(env, 'PAYMENTS_TEST_CONTROL') === '1',
    releases: readReleasesConfig(root, env),
    devServers: isDevelopment ? Object.fromEntries(settingOf(env, 'FAIRTONE_DEV_SERVERS') ?? []) : {},
    qa: readQaConfig(env, mode, port),
    offline: settingOf(env, 'FAIRTONE_OFFLINE') ?? true,
    auth: readAuthConfig(root, env, mode),
    mail: readMailConfig(env, siteUrl),
    schedules: settingOf(env, 'FAIRTONE_SCHEDULES') ?? true,
    rateLimitFactor: settingOf(env, 'FAIRTONE_RATE_LIMIT_FACTOR') ?? 1,
    clientTimeoutMs: (settingOf(env, 'FAIRTONE_CLIENT_TIMEOUT') ?? 20) * 1000,
    stripe: {
      secretKey: settingOf(env, 'STRIPE_SECRET_KEY'),
      publishableKey: settingOf(env, 'STRIPE_PUBLISHABLE_KEY'),
      webhookSecret: settingOf(env, 'STRIPE_WEBHOOK_SECRET'),
    },
  };
}

/** In production, localhost is the visitor's own machine, where any program may serve a page. */
function ownOrigins(siteUrl: string, port: number, mode: Mode): string[] {
  const own = new URL(siteUrl).origin;
  return mode === 'production' ? [own] : [own, `http://localhost:${port}`, `http://127.0.0.1:${port}`];
}
