import type { Budgets, Demands } from '@fairtone/releases';
import { env, optionalEnv, siteUrl } from '../env.ts';

const WITHIN_MS = 5_000;

/**
 * What the live shell demands of releases, by its own description. Null when the site does not answer.
 * Shells built before the description had these fields demand a contract only.
 */
export async function readDemands(): Promise<Demands | null> {
  // Inside an embedded shop, its public address may not be reachable.
  const site = optionalEnv('SUPABASE_PUBLIC_URL') ? env('SUPABASE_URL') : siteUrl();
  try {
    const response = await fetch(new URL('/shell.json', site), { signal: AbortSignal.timeout(WITHIN_MS) });
    const { contract, sharedPackages = [], budgets = UNLIMITED } = (await response.json()) as Description;
    return { hostContract: contract, sharedPackages, budgets };
  } catch (error) {
    console.error(error);
    return null;
  }
}

type Description = { contract: string; sharedPackages?: string[]; budgets?: Budgets };

const UNLIMITED: Budgets = { default: { entry: Infinity, total: Infinity } };
