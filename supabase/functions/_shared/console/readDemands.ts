import type { Budgets, Demands } from '@fairtone/releases';
import * as z from 'zod/mini';
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
    if (!response.ok) throw new Error(`/shell.json answered ${response.status}`);
    const { contract, sharedPackages, budgets } = descriptionSchema.parse(await response.json());
    return { hostContract: contract, sharedPackages, budgets: budgets as Budgets };
  } catch (error) {
    console.error(error);
    return null;
  }
}

const UNLIMITED = { default: { entry: Infinity, total: Infinity } };

const descriptionSchema = z.object({
  contract: z.string(),
  sharedPackages: z._default(z.array(z.string()), []),
  budgets: z._default(z.record(z.string(), z.object({ entry: z.number(), total: z.number() })), UNLIMITED),
});
