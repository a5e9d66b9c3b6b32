import type { ConsoleErrorGroup } from '@fairtone/contracts/releaseConsole';

/** Where an error happened: `apps/catalog/src/x.ts:12 (load)`. Null without a source map. */
export function placeOf({
  source,
  line,
  functionName,
}: Pick<ConsoleErrorGroup, 'source' | 'line' | 'functionName'>): string | null {
  if (!source) return functionName;
  const at = line === null ? source : `${source}:${line}`;
  return functionName ? `${at} (${functionName})` : at;
}
