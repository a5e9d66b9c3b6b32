import { judgeRelease, type HealthLimits, type HealthVerdict, type VersionHealth } from '@fairtone/domain';
import type { ReleaseStore } from '../stores/store.ts';

/** Pages and failures of one version, and its web vitals (75th percentile; ms, CLS without a unit); null without measurements. */
export type MeasuredHealth = VersionHealth & {
  lcpP75: number | null;
  inpP75: number | null;
  clsP75: number | null;
  loadP75: number | null;
};

/** Reads the health of versions. Returns one entry for each version, in their order. */
export type HealthReader = (remote: string, versions: string[], since: Date) => Promise<MeasuredHealth[]>;

/** A release under observation beside the one that a rollback would restore. */
export type Comparison = {
  remote: string;
  kind: 'canary' | 'live';
  /** Both are counted since the release was promoted. */
  since: Date;
  candidate: MeasuredHealth;
  before: MeasuredHealth | null;
  verdict: HealthVerdict;
};

/** Compares the canary, or without one the live release, with the version before. Null when nothing is live. */
export async function compareHealth(
  store: Pick<ReleaseStore, 'readChannel' | 'readLog'>,
  read: HealthReader,
  remote: string,
  limits: HealthLimits,
): Promise<Comparison | null> {
  const { promoted, canary } = await store.readChannel(remote);
  const [candidate, before] = canary ? [canary.release, promoted[0]] : promoted;
  if (!candidate) return null;
  const since = await wentOut(store, remote, candidate.version);
  const versions = [candidate.version, ...(before ? [before.version] : [])];
  const [own, other = null] = await read(remote, versions, since);
  if (!own) throw new Error(`The backend says nothing of ${remote} ${candidate.version}.`);
  const verdict = judgeRelease(own, other, limits);
  return { remote, kind: canary ? 'canary' : 'live', since, candidate: own, before: other, verdict };
}

/** When a version first reached devices that did not have it; a larger share of the same canary does not restart this time. */
async function wentOut(store: Pick<ReleaseStore, 'readLog'>, remote: string, version: string): Promise<Date> {
  const acts = (await store.readLog(remote)).filter(({ action }) => action === 'promote' || action === 'rollback');
  let began: string | null = null;
  for (const act of acts) {
    if (act.version !== version) continue;
    if (act.action === 'rollback') began = null;
    else began ??= act.at;
  }
  return new Date(began ?? 0);
}
