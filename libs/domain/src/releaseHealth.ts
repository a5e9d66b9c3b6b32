/**
 * Telemetry of one version: pages that requested it, pages that did not get it, and pages with a later error. Each address counts one
 * page a day.
 */
export type VersionHealth = { version: string; pages: number; failedLoads: number; errors: number };

/** When a version counts as broken. */
export type HealthLimits = {
  /** Share of pages that may fail, in percent. */
  errors: number;
  /** How many times as high as in the version before the share may be. */
  moreThan: number;
  /** Minimum number of pages for a decision. */
  pages: number;
  /** Minimum number of failing pages, each from another address, for a decision. */
  failing: number;
};

export const HEALTH_LIMITS: HealthLimits = { errors: 5, moreThan: 2, pages: 10, failing: 5 };

export type HealthVerdict = { state: 'waiting' | 'well' | 'broken'; reason: string };

/**
 * Whether a version is broken, compared with the one before. It is when even the lowest share of failing pages that its
 * figures allow (the lower bound of a 95 % Wilson interval) is above the limit, so that a few failing pages decide nothing. For the
 * version before, too, the lower bound counts, so that a few of its failing pages do not raise the limit.
 * @param before null when nothing was live before
 */
export function judgeRelease(
  candidate: VersionHealth,
  before: VersionHealth | null,
  limits: HealthLimits,
): HealthVerdict {
  const failing = failingPages(candidate);
  const summary = `${failing} of ${candidate.pages} pages failed (${percent(failureShare(candidate))})`;
  if (candidate.pages < limits.pages)
    return { state: 'waiting', reason: `${summary}; nothing is decided before ${limits.pages}` };

  const baselineShare = before?.pages ? lowestShare(failingPages(before), before.pages) : 0;
  const limit = Math.max(limits.errors / 100, limits.moreThan * baselineShare);
  const lowest = lowestShare(failing, candidate.pages);
  const against = before?.pages ? `; ${before.version}: ${percent(failureShare(before))} of ${before.pages}` : '';
  const reason = `${summary}, at least ${percent(lowest)} of all; the limit is ${percent(limit)}${against}`;
  if (lowest <= limit) return { state: 'well', reason };
  return failing < limits.failing
    ? { state: 'waiting', reason: `${summary}; nothing is decided before ${limits.failing} failed` }
    : { state: 'broken', reason };
}

/** Share of pages that failed, 0 to 1. */
export const failureShare = (health: VersionHealth) => (health.pages > 0 ? failingPages(health) / health.pages : 0);

/** Pages that failed: a page with two errors is one page. */
const failingPages = ({ pages, failedLoads, errors }: VersionHealth) => Math.min(failedLoads + errors, pages);

const NORMAL_95 = 1.96;

function lowestShare(failing: number, pages: number): number {
  const share = failing / pages;
  const spread = NORMAL_95 ** 2 / pages;
  const middle = share + spread / 2;
  const width = Math.sqrt(spread * (share * (1 - share) + spread / 4));
  return Math.max(0, (middle - width) / (1 + spread));
}

const percent = (share: number) => `${Number((share * 100).toFixed(1))} %`;
