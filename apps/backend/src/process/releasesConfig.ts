import { HEALTH_LIMITS, type HealthLimits } from '@fairtone/domain';
import { resolve } from 'node:path';

export type ReleasesConfig = {
  /** What `npm run release` publishes to. */
  folder: string;
  /** The shell's build, which is deployed apart from the backend. */
  shellFolder: string;
  /** Where the host reads releases instead, over http: a bucket or a CDN. Others write there. */
  url: string | null;
  /** Public keys of the teams; null: what lies in the store is not asked for a signature. */
  keyringFile: string | null;
  /** How often canaries are looked at; null: a broken one is taken back by people only. */
  canaryWatchMs: number | null;
  canaryLimits: HealthLimits;
  /** Share of pages, 0 to 1, that tell how they do. */
  telemetryShare: number;
};

export function readReleasesConfig(root: string, env: NodeJS.ProcessEnv): ReleasesConfig {
  return {
    folder: resolve(root, env.FAIRTONE_RELEASES_DIR || 'dist/releases'),
    shellFolder: resolve(root, env.FAIRTONE_SHELL_DIR || 'dist/apps/shell'),
    url: env.FAIRTONE_RELEASES_URL || null,
    keyringFile: env.FAIRTONE_RELEASE_KEYS ? resolve(root, env.FAIRTONE_RELEASE_KEYS) : null,
    canaryWatchMs:
      env.FAIRTONE_CANARY_WATCH === 'off' ? null : number(env, 'FAIRTONE_CANARY_WATCH', 60, 0.1, 86_400) * 1000,
    canaryLimits: readLimits(env.FAIRTONE_CANARY_LIMITS ?? ''),
    telemetryShare: number(env, 'FAIRTONE_TELEMETRY_SHARE', 1, 0, 1),
  };
}

function number(env: NodeJS.ProcessEnv, name: string, fallback: number, least: number, most: number): number {
  const value = Number(env[name] || fallback);
  if (value >= least && value <= most) return value;
  throw new Error(`${name} is "${env[name]}"; it takes a number from ${least} to ${most}.`);
}

const LIMITS: Record<string, keyof HealthLimits> = { errors: 'errors', 'more-than': 'moreThan', pages: 'pages' };

/** `errors=5,more-than=2,pages=10`, as the options of `npm run release -- health`. */
function readLimits(text: string): HealthLimits {
  const limits = { ...HEALTH_LIMITS };
  for (const part of text.split(',').filter(Boolean)) {
    const [name, value] = part.split('=').map((side) => side.trim());
    const limit = LIMITS[name ?? ''];
    if (!limit || !(Number(value) >= 0))
      throw new Error(`FAIRTONE_CANARY_LIMITS has "${part}"; it takes errors=5,more-than=2,pages=10.`);
    limits[limit] = Number(value);
  }
  return limits;
}
