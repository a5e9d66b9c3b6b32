import { HEALTH_LIMITS, type HealthLimits } from '@fairtone/domain';
import { CANARY_WATCH_S, readReleases, type EdgeSettings } from '@fairtone/servers/edge';
import { settingOf } from './schema/schema.ts';

export type ReleasesConfig = EdgeSettings['releases'] & {
  /** Interval of canary checks; null: only people roll back a broken one. */
  canaryWatchMs: number | null;
  canaryLimits: HealthLimits;
  /** Share of pages, 0 to 1, that send telemetry. */
  telemetryShare: number;
  /** Secret that signs the tokens of pages, when their function runs elsewhere; null: this installation's own. */
  pageSecret: string | null;
};

export function readReleasesConfig(root: string, env: NodeJS.ProcessEnv): ReleasesConfig {
  const watch = settingOf(env, 'FAIRTONE_CANARY_WATCH') ?? CANARY_WATCH_S;
  return {
    ...readReleases(root, env),
    canaryWatchMs: watch === 'off' ? null : watch * 1000,
    canaryLimits: settingOf(env, 'FAIRTONE_CANARY_LIMITS') ?? HEALTH_LIMITS,
    telemetryShare: settingOf(env, 'FAIRTONE_TELEMETRY_SHARE') ?? 1,
    pageSecret: settingOf(env, 'PAGE_SECRET'),
  };
}
