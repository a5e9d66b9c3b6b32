import type { ReleaseManifest } from '@fairtone/contracts';
import type { AppliedOverrides, OverrideProblem, OverridesAllowed } from './applyOverrides.ts';
import { loadOnDemand } from './loadOnDemand.ts';
import type { RemoteOverrides } from './overrides.ts';

/**
 * Applies every allowed override to a manifest. The live release becomes `previous`, so that an override that fails later falls back to it.
 * Its code is not part of the first load, because few visitors have overrides. Never rejects: `problems` says what went wrong.
 */
export async function applyOverrides(
  manifest: ReleaseManifest,
  overrides: RemoteOverrides,
  allowed: OverridesAllowed,
): Promise<AppliedOverrides> {
  const code = await loadOnDemand().catch(() => null);
  if (code) return code.applyOverrides(manifest, overrides, allowed);
  const problems = Object.keys(overrides).map((remote): [string, OverrideProblem] => [remote, 'unreachable']);
  return { manifest, applied: {}, problems: Object.fromEntries(problems) };
}
