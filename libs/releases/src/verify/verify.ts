import type { ReleaseStore } from '../stores/store.ts';
import { publishedFiles, readCandidate, type Candidate } from './candidate.ts';
import { BUILD_RULES, LIVE_RULES, shapeOf, type Measures } from './rules.ts';

/** Limits of transferred bytes by remote; `default` is for those without their own. */
export type Budgets = { default: Measures['budget'] } & Partial<Record<string, Measures['budget']>>;

/** What the shop demands of every release. */
export type Demands = Pick<Measures, 'hostContract' | 'sharedPackages'> & { budgets: Budgets };

/** Lists every reason against making a published version live; empty when there is none. @throws when it is not published */
export async function verifyPublished(
  store: ReleaseStore,
  remote: string,
  version: string,
  demands: Demands,
): Promise<string[]> {
  const candidate = await readCandidate(publishedFiles(store, remote, version), `${remote} ${version}`);
  return verifyCandidate(store, remote, candidate, version, demands);
}

/** As `verifyPublished`, for a version whose facts were read before. */
export async function verifyCandidate(
  store: ReleaseStore,
  remote: string,
  candidate: Candidate,
  version: string,
  demands: Demands,
): Promise<string[]> {
  const surroundings = { ...measuresOf(demands, remote), ...(await livePlaces(store, remote)) };
  return [
    ...identityFaults(candidate, remote, version),
    ...LIVE_RULES.flatMap((rule) => rule(candidate, surroundings)),
    ...BUILD_RULES.flatMap((rule) => rule(candidate, surroundings)),
  ];
}

/** Lists every problem of a build itself; a build with one cannot be published. */
export function verifyBuilt(remote: string, candidate: Candidate, demands: Demands): string[] {
  const measures = measuresOf(demands, remote);
  return [
    ...identityFaults(candidate, remote, candidate.version),
    ...BUILD_RULES.flatMap((rule) => rule(candidate, measures)),
  ];
}

const identityFaults = ({ name, version }: Candidate, remote: string, wanted: string) =>
  name === remote && version === wanted ? [] : [`calls itself ${name} ${version}`];

const measuresOf = ({ budgets, ...demands }: Demands, remote: string): Measures => ({
  ...demands,
  budget: budgets[remote] ?? budgets.default,
});

/** Routes and slots of the other remotes' live releases, canaries included. */
async function livePlaces(store: ReleaseStore, remote: string) {
  const [routes, slots]: Record<string, string>[] = [{}, {}];
  for (const other of (await store.remotes()).filter((name) => name !== remote)) {
    const { promoted, canary } = await store.readChannel(other);
    for (const release of [promoted[0], canary?.release]) {
      for (const route of release?.routes ?? []) routes![shapeOf(route)] = other;
      for (const slot of release?.slots ?? []) slots![slot] = other;
    }
  }
  return { routes: routes!, slots: slots! };
}
