import type { ReleaseChannel } from '@fairtone/contracts';
import type { ConsoleRemoteDetails, ConsoleVersion } from '@fairtone/contracts/releaseConsole';
import {
  hasEnded,
  previewLink,
  type Demands,
  type ErrorBackend,
  type ReleaseAct,
  type ReleaseContext,
  type Rights,
} from '@fairtone/releases';
import { siteUrl } from '../../_shared/env.ts';
import { buildFacts } from './buildFacts.ts';
import { contractOf, readFacts } from './overview.ts';

const SHOWN_VERSIONS = 30;
const SHOWN_ACTS = 50;
/** What devices get, and what a rollback leads to: listed however old. */
const NAMED: ConsoleVersion['state'][] = ['live', 'canary', 'previous'];

/** Everything about one remote but its errors and vitals. */
export async function readRemote(
  { store, rights }: ReleaseContext,
  telemetry: ErrorBackend,
  remote: string,
  demands: Demands | null,
): Promise<ConsoleRemoteDetails> {
  const { summary, channel, log, comparison } = await readFacts(store, telemetry, remote, demands);
  const [names, previews] = await Promise.all([store.versions(remote), store.previews(remote)]);
  const publishedAt = new Map(log.filter(({ action }) => action === 'publish').map((act) => [act.version, act]));
  const age = (version: string) => Date.parse(publishedAt.get(version)?.at ?? '') || 0;
  const shown = names
    .sort((a, b) => age(b) - age(a))
    .filter((version, index) => index < SHOWN_VERSIONS || NAMED.includes(stateOf(channel, version)));
  const versions = shown.map((version) => readVersion(version, publishedAt.get(version)));
  const budget = demands && (demands.budgets[remote] ?? demands.budgets.default);
  return {
    ...summary,
    shell: demands?.hostContract ?? null,
    budget: budget && Number.isFinite(budget.total) ? budget : null,
    versions: (await Promise.all(versions)).filter((version) => version !== null),
    health: comparison && {
      kind: comparison.kind,
      since: comparison.since.toISOString(),
      candidate: comparison.candidate,
      before: comparison.before,
      verdict: comparison.verdict,
    },
    previews: previews
      .filter((preview) => !hasEnded(preview, new Date()))
      .map(({ id, release, until }) => ({
        id,
        link: previewLink(remote, id, siteUrl()),
        version: release.version,
        until,
      })),
    log: log.toReversed().slice(0, SHOWN_ACTS),
    mayRelease: mayRelease(rights, remote),
  };

  /** Null when it was deleted meanwhile. */
  async function readVersion(version: string, published: ReleaseAct | undefined): Promise<ConsoleVersion | null> {
    const build = await store.readBuild(remote, version);
    if (!build) return null;
    const { entryBytes, totalBytes } = await buildFacts(store, remote, version, build);
    return {
      version,
      state: stateOf(channel, version),
      publishedAt: published?.at ?? null,
      publishedBy: published?.by ?? null,
      contract: contractOf(build, demands),
      entryBytes,
      totalBytes,
    };
  }
}

function stateOf({ promoted, canary }: ReleaseChannel, version: string): ConsoleVersion['state'] {
  if (canary?.release.version === version) return 'canary';
  const at = promoted.findIndex((release) => release.version === version);
  return at === -1 ? 'published' : ((['live', 'previous'] as const)[at] ?? 'earlier');
}

function mayRelease(rights: Rights, remote: string): boolean {
  try {
    rights.require(remote);
    return true;
  } catch {
    return false;
  }
}
