import {
  HOST_CONTRACT_VERSION,
  remoteBuildSchema,
  satisfiesContract,
  type ReleaseManifest,
  type RemoteRelease,
} from '@fairtone/contracts';
import type { RemoteOverride, RemoteOverrides } from './overrides.ts';

const TIMEOUT_MS = 5000;
/** A dev server does not answer while it compiles; one that is not there refuses at once. */
const DEV_SERVER_TIMEOUT_MS = 30_000;

/** Why an override is not applied: its origin is not allowed, it was not reached, is not that build, or needs another host. */
export type OverrideProblem = 'origin' | 'unreachable' | 'invalid' | 'contract';

/** Origins of the dev servers that overrides may name; null when no override is allowed. */
export type OverridesAllowed = { origins: string[] } | null;

export interface AppliedOverrides {
  manifest: ReleaseManifest;
  /** The overrides that are in the manifest. */
  applied: RemoteOverrides;
  /** Why other overrides are not, by remote; the remote stays as released. */
  problems: Record<string, OverrideProblem>;
}

class OverrideRefusal extends Error {
  constructor(readonly problem: OverrideProblem) {
    super(problem);
  }
}

/** Applies overrides to a manifest, as applyOverridesLazily.ts documents; that file loads this one when it is needed. */
export async function applyOverrides(
  manifest: ReleaseManifest,
  overrides: RemoteOverrides,
  allowed: OverridesAllowed,
): Promise<AppliedOverrides> {
  const outcome: AppliedOverrides = { manifest, applied: {}, problems: {} };
  if (!allowed) return outcome;
  const remotes = { ...manifest.remotes };
  const work = Object.entries(overrides).map(async ([remote, override]) => {
    const live = remotes[remote]?.live;
    try {
      const release = await fetchRelease(remote, override, live, allowed.origins);
      if (release.baseUrl !== live?.baseUrl)
        remotes[remote] = live ? { live: release, previous: live } : { live: release };
      outcome.applied[remote] = override;
    } catch (error) {
      outcome.problems[remote] = error instanceof OverrideRefusal ? error.problem : 'unreachable';
    }
  });
  await Promise.all(work);
  // Returns the same manifest object when nothing is overridden: the page then keeps following the releases.
  if (Object.keys(outcome.applied).length === 0) return outcome;
  return { ...outcome, manifest: { ...manifest, remotes } };
}

/** `baseUrl` of the files of an override. @throws OverrideRefusal for an origin that is not allowed */
function placeOf(remote: string, override: RemoteOverride, live: RemoteRelease | undefined, origins: string[]): string {
  if (override.kind === 'version') {
    const store =
      live && isPublished(live) ? live.baseUrl.slice(0, -`${remote}/${live.version}/`.length) : '/releases/';
    return `${store}${remote}/${override.version}/`;
  }
  if (!origins.includes(override.origin)) throw new OverrideRefusal('origin');
  return `${override.origin}/`;
}

const isPublished = ({ name, version, baseUrl }: RemoteRelease) => baseUrl.endsWith(`${name}/${version}/`);

async function fetchRelease(
  remote: string,
  override: RemoteOverride,
  live: RemoteRelease | undefined,
  origins: string[],
): Promise<RemoteRelease> {
  const baseUrl = placeOf(remote, override, live, origins);
  const response = await fetch(`${baseUrl}remote.json`, {
    cache: override.kind === 'server' ? 'no-store' : 'default',
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(override.kind === 'server' ? DEV_SERVER_TIMEOUT_MS : TIMEOUT_MS),
  });
  if (!response.ok) throw new OverrideRefusal('unreachable');
  const build = remoteBuildSchema.safeParse(await response.json().catch(() => null)).data;
  if (build?.name !== remote) throw new OverrideRefusal('invalid');
  if (override.kind === 'version' && build.version !== override.version) throw new OverrideRefusal('invalid');
  if (!satisfiesContract(HOST_CONTRACT_VERSION, build.contract)) throw new OverrideRefusal('contract');
  return { ...build, baseUrl };
}
