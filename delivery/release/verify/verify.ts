import { HOST_CONTRACT_VERSION } from '@fairtone/contracts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import budgetsOfShop from '../budgets.json';
import type { ToolContext } from '../toolContext.ts';
import { builtFiles, publishedFiles, readCandidate, type Candidate } from './candidate.ts';
import { BUILD_RULES, LIVE_RULES, shapeOf, type Measures } from './rules.ts';

type Budget = Measures['budget'];
type Budgets = { default: Budget } & Partial<Record<string, Budget>>;

/**
 * Lists every reason against making a version live; empty when there is none.
 * @param hostContract contract version of the live shell
 */
export async function verify(
  workplace: ToolContext,
  remote: string,
  version: string,
  hostContract: string,
): Promise<string[]> {
  const candidate = await readCandidate(publishedFiles(workplace.store, remote, version), `${remote} ${version}`);
  return faultsOf(workplace, remote, candidate, version, hostContract);
}

/** As `verify`, for a build that is not published yet. @param folder with the files of the build */
export async function verifyReady(
  workplace: ToolContext,
  remote: string,
  folder: string,
  hostContract: string,
): Promise<string[]> {
  const candidate = await readCandidate(builtFiles(folder), remote);
  return faultsOf(workplace, remote, candidate, candidate.version, hostContract);
}

async function faultsOf(
  workplace: ToolContext,
  remote: string,
  candidate: Candidate,
  version: string,
  hostContract: string,
): Promise<string[]> {
  const surroundings = {
    ...measuresOf(workplace, remote, hostContract),
    ...(await livePlaces(workplace.store, remote)),
  };
  return [
    ...identityFaults(candidate, remote, version),
    ...LIVE_RULES.flatMap((rule) => rule(candidate, surroundings)),
    ...BUILD_RULES.flatMap((rule) => rule(candidate, surroundings)),
  ];
}

/**
 * Lists every problem of a build itself; a build with one cannot be published.
 * @param hostContract contract version of the shell that is to load it
 */
export async function verifyBuild(
  workplace: ToolContext,
  remote: string,
  folder: string,
  hostContract: string,
): Promise<string[]> {
  const candidate = await readCandidate(builtFiles(folder), remote);
  const measures = measuresOf(workplace, remote, hostContract);
  return [
    ...identityFaults(candidate, remote, candidate.version),
    ...BUILD_RULES.flatMap((rule) => rule(candidate, measures)),
  ];
}

const identityFaults = ({ name, version }: Candidate, remote: string, wanted: string) =>
  name === remote && version === wanted ? [] : [`calls itself ${name} ${version}`];

function measuresOf({ root, sharedPackages }: ToolContext, remote: string, hostContract: string): Measures {
  const file = join(root, 'delivery/release/budgets.json');
  // A team outside this repository has no such file: the tool contains the budgets of the shop.
  const budgets = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Budgets) : (budgetsOfShop as Budgets);
  return { hostContract, budget: budgets[remote] ?? budgets.default, sharedPackages };
}

/** Routes and slots of the other remotes' live releases, canaries included. */
async function livePlaces(store: ToolContext['store'], remote: string) {
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

const builtShell = (root: string) => join(root, 'dist/apps/shell/shell.json');

/** As `readLiveContract`. Without any shell it is the contract of these sources: a team builds and publishes its remote alone. */
export const readPublishContract = async (root: string, shell: string | null): Promise<string> =>
  shell || existsSync(builtShell(root)) ? readLiveContract(root, shell) : HOST_CONTRACT_VERSION;

/**
 * Contract version of the live shell.
 * @param shell url of the live site, or null for the shell built in this folder
 */
export async function readLiveContract(root: string, shell: string | null): Promise<string> {
  const file = builtShell(root);
  const text = shell ? await (await fetch(new URL('/shell.json', shell))).text() : readFileSync(file, 'utf8');
  return (JSON.parse(text) as { contract: string }).contract;
}
