import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';

/** What a person sees to be live when deciding; the server refuses a change when it is something else by now. */
export const seenOf = ({ live, canary }: Pick<ConsoleRemoteDetails, 'live' | 'canary'>) => ({
  live,
  canary: canary?.version ?? null,
});
export type Seen = ReturnType<typeof seenOf>;

/**
 * The version that a rollback restores when there is no canary; null when there is none. The list has the newest versions only; the comparison
 * with the version before names an older one.
 */
export function previousOf({ versions, health }: Pick<ConsoleRemoteDetails, 'versions' | 'health'>): string | null {
  const listed = versions.find(({ state }) => state === 'previous')?.version;
  return listed ?? (health?.kind === 'live' ? health.before?.version : null) ?? null;
}
