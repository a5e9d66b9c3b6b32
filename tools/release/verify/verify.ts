import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workplace } from '../workplace.ts';
import { readCandidate } from './candidate.ts';
import { RULES, shapeOf, type Surroundings } from './rules.ts';

type Budget = Surroundings['budget'];
type Budgets = { default: Budget } & Partial<Record<string, Budget>>;

/**
 * Everything that speaks against making a version live; empty when nothing does.
 * @param hostContract contract version of the live shell
 */
export async function verify(
  { root, store, sharedPackages }: Workplace,
  remote: string,
  version: string,
  hostContract: string,
): Promise<string[]> {
  const candidate = await readCandidate(store, remote, version);
  const budgets = JSON.parse(readFileSync(join(root, 'tools/release/budgets.json'), 'utf8')) as Budgets;
  const surroundings = {
    hostContract,
    routes: await liveRoutes(store),
    budget: budgets[remote] ?? budgets.default,
    sharedPackages,
  };
  return Object.values(RULES).flatMap((rule) => rule(candidate, surroundings));
}

async function liveRoutes(store: Workplace['store']): Promise<Record<string, string>> {
  const routes: Record<string, string> = {};
  for (const remote of await store.remotes()) {
    const { promoted, canary } = await store.readChannel(remote);
    for (const release of [promoted[0], canary?.release]) {
      for (const route of release?.routes ?? []) routes[shapeOf(route)] = remote;
    }
  }
  return routes;
}

/**
 * Contract version of the live shell.
 * @param shell url of the live site, or null for the shell built in this folder
 */
export async function readLiveContract(root: string, shell: string | null): Promise<string> {
  const file = join(root, 'dist/apps/shell/shell.json');
  const text = shell ? await (await fetch(new URL('/shell.json', shell))).text() : readFileSync(file, 'utf8');
  return (JSON.parse(text) as { contract: string }).contract;
}
