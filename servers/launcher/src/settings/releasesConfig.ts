import { HEALTH_LIMITS, type HealthLimits } from '@fairtone/domain';
import type { EdgeSettings } from '@fairtone/servers/edge';
import { resolve } from 'node:path';
import { settingOf } from './schema/settings.ts';

export type ReleasesConfig = EdgeSettings['releases'] & {
  /** How often canaries are looked at; null: a broken one is taken back by people only. */
  canaryWatchMs: number | null;
  canaryLimits: HealthLimits;
  /** Share of pages, 0 to 1, that tell how they do. */
  telemetryShare: number;
  /** Signs the tokens of pages, where the function that reads them runs elsewhere; null: one of this installation's own. */
  pageSecret: string | null;
};

export function readReleasesConfig(root: string, env: NodeJS.ProcessEnv): ReleasesConfig {
  const watch = settingOf(env, 'FAIRTONE_CANARY_WATCH') ?? USUAL_WATCH_S;
  const keys = settingOf(env, 'FAIRTONE_RELEASE_KEYS');
  return {
    folder: resolve(root, settingOf(env, 'FAIRTONE_RELEASES_DIR') ?? 'dist/releases'),
    shellFolder: resolve(root, settingOf(env, 'FAIRTONE_SHELL_DIR') ?? 'dist/apps/shell'),
    url: settingOf(env, 'FAIRTONE_RELEASES_URL'),
    keyringFile: keys === null ? null : resolve(root, keys),
    canaryWatchMs: watch === 'off' ? null : watch * 1000,
    canaryLimits: settingOf(env, 'FAIRTONE_CANARY_LIMITS') ?? HEALTH_LIMITS,
    telemetryShare: settingOf(env, 'FAIRTONE_TELEMETRY_SHARE') ?? 1,
    pageSecret: settingOf(env, 'PAGE_SECRET'),
  };
}

const USUAL_WATCH_S = 60;
