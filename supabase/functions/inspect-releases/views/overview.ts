import { satisfiesContract, type ReleaseChannel } from '@fairtone/contracts';
import type { DeskOverview, DeskRemote } from '@fairtone/contracts/releaseDesk';
import type { Demands, ErrorBackend, ReleaseStore } from '@fairtone/releases';
import { buildFacts } from './buildFacts.ts';
import { compareWithBefore } from './compareWithBefore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every remote of the store: what is live, how it does, and who changed it last. */
export async function readOverview(
  store: ReleaseStore,
  telemetry: ErrorBackend,
  demands: Demands | null,
): Promise<DeskOverview> {
  const remotes = await store.remotes();
  return {
    shell: demands?.hostContract ?? null,
    remotes: await Promise.all(remotes.map((remote) => readSummary(store, telemetry, remote, demands))),
  };
}

/** One remote as in the list. A damaged channel is said in `fault` and hides nothing of the others. */
export async function readSummary(
  store: ReleaseStore,
  telemetry: ErrorBackend,
  remote: string,
  demands: Demands | null,
): Promise<DeskRemote> {
  let fault: string | null = null;
  const channel = await store.readChannel(remote).catch((error: Error): ReleaseChannel => {
    fault = error.message;
    return { promoted: [] };
  });
  const { promoted, canary } = channel;
  const [live] = promoted;
  const [log, groups, comparison, facts] = await Promise.all([
    store.readLog(remote),
    telemetry.groups(remote, new Date(Date.now() - DAY_MS)),
    fault ? null : compareWithBefore(store, remote),
    live ? buildFacts(store, live) : null,
  ]);
  return {
    name: remote,
    titles: live?.titles ?? {},
    owner: facts?.owner ?? null,
    live: live?.version ?? null,
    canary: canary ? { version: canary.release.version, percent: canary.percent } : null,
    contract: live ? contractOf(live, demands) : null,
    verdict: comparison?.verdict ?? null,
    errorsToday: { groups: groups.length, devices: Math.max(0, ...groups.map(({ devices }) => Number(devices))) },
    lastAct: log.at(-1) ?? null,
    fault,
  };
}

/** Without the description of the live shell nothing is known against a range. */
export const contractOf = ({ contract }: { contract: string }, demands: Demands | null) => ({
  range: contract,
  fits: demands === null || satisfiesContract(demands.hostContract, contract),
});
