import { HEALTH_LIMITS, type HealthLimits } from '@fairtone/domain';
import { ERROR_ALERT_LIMITS, STORE_SETTINGS } from '@fairtone/releases';
import {
  CANARY_WATCH_S,
  ERROR_WATCH_S,
  readReleases,
  type EdgeSettings,
  type ErrorAlert,
} from '@fairtone/servers/edge';
import { resolve } from 'node:path';
import { settingOf } from './schema/schema.ts';

export type ReleasesConfig = EdgeSettings['releases'] & {
  /** Interval of canary checks; null: only people roll back a broken one. */
  canaryWatchMs: number | null;
  canaryLimits: HealthLimits;
  /** Interval in which errors of pages are mapped to sources; null: only the release tool maps them. */
  errorWatchMs: number | null;
  /** Who is told of errors that many devices meet; null: nobody. */
  errorAlert: ErrorAlert | null;
  /** Share of pages, 0 to 1, that send telemetry. */
  telemetryShare: number;
  /** Variables of the release tool that name a store, for the console; empty when none is named. */
  store: Record<string, string>;
  /** Where browsers find the store; null: where the release tool says without it. */
  baseUrl: string | null;
  /** File of the private key with which the console releases; null: it has none. */
  keyFile: string | null;
  /** Secret that signs the tokens of pages, when their function runs elsewhere; null: this installation's own. */
  pageSecret: string | null;
};

export function readReleasesConfig(root: string, env: NodeJS.ProcessEnv): ReleasesConfig {
  const watch = settingOf(env, 'FAIRTONE_CANARY_WATCH') ?? CANARY_WATCH_S;
  const keyFile = settingOf(env, 'FAIRTONE_RELEASE_KEY');
  const errorWatch = settingOf(env, 'FAIRTONE_ERROR_WATCH') ?? ERROR_WATCH_S;
  return {
    ...readReleases(root, env),
    canaryWatchMs: watch === 'off' ? null : watch * 1000,
    canaryLimits: settingOf(env, 'FAIRTONE_CANARY_LIMITS') ?? HEALTH_LIMITS,
    errorWatchMs: errorWatch === 'off' ? null : errorWatch * 1000,
    errorAlert: readErrorAlert(env),
    telemetryShare: settingOf(env, 'FAIRTONE_TELEMETRY_SHARE') ?? 1,
    store: readStore(env),
    baseUrl: settingOf(env, 'FAIRTONE_RELEASES_BASE_URL'),
    keyFile: keyFile === null ? null : resolve(root, keyFile),
    pageSecret: settingOf(env, 'PAGE_SECRET'),
  };
}

function readStore(env: NodeJS.ProcessEnv): Record<string, string> {
  if (settingOf(env, 'FAIRTONE_RELEASES_STORE') === null) return {};
  return Object.fromEntries(
    STORE_SETTINGS.flatMap((name) => {
      const value = settingOf(env, name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function readErrorAlert(env: NodeJS.ProcessEnv): ErrorAlert | null {
  const webhook = readWebhook(env);
  const mailTo = settingOf(env, 'FAIRTONE_ERROR_MAIL') ?? [];
  if (webhook === null && mailTo.length === 0) return null;
  return { ...(settingOf(env, 'FAIRTONE_ERROR_ALERT') ?? ERROR_ALERT_LIMITS), webhook, mailTo };
}

/** @throws when it has an address and no secret: its receiver could not tell an alert from a forged one */
function readWebhook(env: NodeJS.ProcessEnv): ErrorAlert['webhook'] {
  const url = settingOf(env, 'FAIRTONE_ERROR_WEBHOOK');
  if (url === null) return null;
  const secret = settingOf(env, 'FAIRTONE_ERROR_WEBHOOK_SECRET');
  if (secret === null)
    throw new Error('FAIRTONE_ERROR_WEBHOOK needs FAIRTONE_ERROR_WEBHOOK_SECRET, which signs the alerts.');
  return { url, secret };
}
