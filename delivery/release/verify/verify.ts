import { HOST_CONTRACT_VERSION } from '@fairtone/contracts';
import {
  builtFiles,
  readCandidate,
  verifyBuilt,
  verifyCandidate,
  verifyPublished,
  type Budgets,
  type Demands,
} from '@fairtone/releases';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import budgetsOfShop from '../budgets.json';
import type { ToolContext } from '../toolContext.ts';

/**
 * Lists every reason against making a version live; empty when there is none.
 * @param hostContract contract version of the live shell
 */
export const verify = (
  workplace: ToolContext,
  remote: string,
  version: string,
  hostContract: string,
): Promise<string[]> => verifyPublished(workplace.store, remote, version, demandsOf(workplace, hostContract));

/** As `verify`, for a build that is not published yet. @param folder with the files of the build */
export async function verifyReady(
  workplace: ToolContext,
  remote: string,
  folder: string,
  hostContract: string,
): Promise<string[]> {
  const candidate = await readCandidate(builtFiles(folder), remote);
  const demands = demandsOf(workplace, hostContract);
  return verifyCandidate(workplace.store, remote, candidate, candidate.version, demands);
}

/**
 * Lists every problem of a build itself; a build with one cannot be published.
 * @param hostContract contract version of the shell that is to load it
 */
export const verifyBuild = async (
  workplace: ToolContext,
  remote: string,
  folder: string,
  hostContract: string,
): Promise<string[]> =>
  verifyBuilt(remote, await readCandidate(builtFiles(folder), remote), demandsOf(workplace, hostContract));

function demandsOf({ root, sharedPackages }: ToolContext, hostContract: string): Demands {
  const file = join(root, 'delivery/release/budgets.json');
  // A team outside this repository has no such file: the tool contains the budgets of the shop.
  const budgets = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Budgets) : (budgetsOfShop as Budgets);
  return { hostContract, budgets, sharedPackages };
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
