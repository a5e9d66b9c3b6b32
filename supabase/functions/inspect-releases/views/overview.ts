import { satisfiesContract, type ReleaseChannel } from '@fairtone/contracts';
import type { ConsoleOverview, ConsoleRemote } from '@fairtone/contracts/releaseConsole';
import type { Comparison, Demands, ErrorBackend, ReleaseAct, ReleaseStore } from '@fairtone/releases';
import { StoreFailure } from '../../_shared/console/guardStore.ts';
import { buildFacts } from './buildFacts.ts';
import { compareWithBefore } from './compareWithBefore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What was read of one remote. */
export type RemoteFacts = {
  summary: ConsoleRemote;
  channel: ReleaseChannel;
  log: ReleaseAct[];
  comparison: Comparison | null;
};

/** Every remote of the store: what is live, how it does, and who changed it last. */
export async function readOverview(
  store: ReleaseStore,
  telemetry: ErrorBackend,
  demands: Demands | null,
): Promise<ConsoleOverview> {
  const remotes = await store.remotes();
  const facts = await Promise.all(remotes.map((remote) => readFacts(store, telemetry, remote, demands)));
  return { shell: demands?.hostContract ?? null, remotes: facts.map(({ summary }) => summary) };
}

/**
 * Reads one remote. Files that are damaged, and telemetry that does not answer, are left out: the rest must be seen just then. What is wrong with
 * the files is in `fault`.
 */
export async function readFacts(
  store: ReleaseStore,
  telemetry: ErrorBackend,
  remote: string,
  demands: Demands | null,
): Promise<RemoteFacts> {
  const faults: string[] = [];
  const fromStore = <Part>(part: Promise<Part>, otherwise: Part): Promise<Part> =>
    part.catch((error: unknown) => {
      faults.push(error instanceof StoreFailure ? error.reason : String(error));
      return otherwise;
    });
  const [channel, log] = await Promise.all([
    fromStore<ReleaseChannel>(store.readChannel(remote), { promoted: [] }),
    fromStore<ReleaseAct[]>(store.readLog(remote), []),
  ]);
  const [live] = channel.promoted;
  const [groups, comparison, facts] = await Promise.all([
    unlessSilent(telemetry.groups(remote, new Date(Date.now() - DAY_MS))),
    unlessSilent(compareWithBefore(remote, channel, log)),
    live ? fromStore(buildFacts(store, remote, live.version, live), null) : null,
  ]);
  const summary: ConsoleRemote = {
    name: remote,
    titles: live?.titles ?? {},
    owner: facts?.owner ?? null,
    live: live?.version ?? null,
    canary: channel.canary ? { version: channel.canary.release.version, percent: channel.canary.percent } : null,
    contract: live ? contractOf(live, demands) : null,
    verdict: comparison?.verdict ?? null,
    errorsToday: groups && {
      groups: groups.length,
      devices: Math.max(0, ...groups.map(({ devices }) => Number(devices))),
    },
    lastAct: log.at(-1) ?? null,
    fault: faults.length > 0 ? faults.join(' ') : null,
  };
  return { summary, channel, log, comparison };
}

/** Null when the backend does not answer. */
const unlessSilent = <Part>(part: Promise<Part>): Promise<Part | null> =>
  part.catch((error: unknown) => {
    console.error(error);
    return null;
  });

/** Without the description of the live shell nothing is known against a range. */
export const contractOf = ({ contract }: { contract: string }, demands: Demands | null) => ({
  range: contract,
  fits: demands === null || satisfiesContract(demands.hostContract, contract),
});
