import { HEALTH_LIMITS, type HealthLimits } from '@fairtone/domain';
import { readReleases, type EdgeSettings } from '@fairtone/servers/edge';
import { settingOf } from './schema/schema.ts';

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
  return {
    ...readReleases(root, env),
    canaryWatchMs: watch === 'off' ? null : watch * 1000,
    canaryLimits: settingOf(env, 'FAIRTONE_CANARY_LIMITS') ?? HEALTH_LIMITS,
    telemetryShare: settingOf(env, 'FAIRTONE_TELEMETRY_SHARE') ?? 1,
    pageSecret: settingOf(env, 'PAGE_SECRET'),
  };
}

const USUAL_WATCH_S = 60;
