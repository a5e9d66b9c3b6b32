import {
  HOST_CONTRACT_VERSION,
  satisfiesContract,
  type Host,
  type ReleaseManifest,
  type RemoteDefinition,
  type RemoteRelease,
} from '@fairtone/contracts';
import { loadContainer } from './loadContainer.ts';
import { RemoteError } from './remoteError.ts';
import { createRemoteStatuses, type RemoteStatuses } from './remoteStatuses.ts';
import { wireBytes } from './wireBytes.ts';

export interface RegistryOptions {
  manifest: ReleaseManifest;
  host: Host;
  /** Makes the remote's translations known, before anything of it is shown. */
  addLocales: (definition: RemoteDefinition) => Promise<unknown>;
  onFailure: (error: RemoteError) => void;
  /** How a release gets into the page; tests and the standalone harness bring their own. */
  load?: (release: RemoteRelease) => Promise<RemoteDefinition>;
}

/** The page's remotes: what is released, and what of it is loaded. */
export interface RemoteRegistry {
  manifest: ReleaseManifest;
  /** How each remote is doing. */
  statuses: RemoteStatuses;
  /** Loads a remote once. A failure is not remembered: the next call tries again, the last good version included. */
  load(name: string): Promise<RemoteDefinition>;
  /** What is loaded already, without waiting. */
  peek(name: string): RemoteDefinition | null;
  /** Tells that a loaded remote broke while it was shown. */
  reportCrash(name: string, error: unknown): void;
}

/** Makes the registry. Each remote's `start` runs once, after its first load. */
export function createRemoteRegistry(options: RegistryOptions): RemoteRegistry {
  const { manifest, host, load = loadContainer } = options;
  const pending = new Map<string, Promise<RemoteDefinition>>();
  const loaded = new Map<string, RemoteDefinition>();
  const { statuses, set, addError } = createRemoteStatuses(manifest);

  function report(error: RemoteError) {
    addError(error);
    options.onFailure(error);
  }

  async function bringUp(release: RemoteRelease): Promise<RemoteDefinition> {
    const { name, version, contract } = release;
    if (!satisfiesContract(HOST_CONTRACT_VERSION, contract)) {
      throw new RemoteError(
        name,
        version,
        'contract',
        `needs host contract ${contract}, this is ${HOST_CONTRACT_VERSION}`,
      );
    }
    const definition = await load(release);
    await options.addLocales(definition);
    if (definition.start) (await definition.start()).start(host);
    return definition;
  }

  async function loadWithFallback(name: string): Promise<RemoteDefinition> {
    const releases = manifest.remotes[name];
    if (!releases) throw new RemoteError(name, 'none', 'invalid', 'is not in the release manifest');
    const began = performance.now();
    set(name, { state: 'loading' });
    try {
      const definition = await bringUp(releases.live);
      return noteReady(releases.live, 'ready', began, definition);
    } catch (error) {
      report(asRemoteError(releases.live, error));
      if (!releases.previous) throw error;
      const definition = await bringUp(releases.previous);
      return noteReady(releases.previous, 'fellBack', began, definition);
    }
  }

  function noteReady(release: RemoteRelease, state: 'ready' | 'fellBack', began: number, definition: RemoteDefinition) {
    const { version, contract, baseUrl } = release;
    set(release.name, {
      state,
      version,
      contract,
      loadMs: Math.round(performance.now() - began),
      bytes: wireBytes(baseUrl),
    });
    return definition;
  }

  return {
    manifest,
    statuses,
    peek: (name) => loaded.get(name) ?? null,
    load(name) {
      const known = pending.get(name);
      if (known) return known;
      const attempt = loadWithFallback(name);
      pending.set(name, attempt);
      attempt.then(
        (definition) => loaded.set(name, definition),
        () => {
          pending.delete(name);
          set(name, { state: 'failed' });
        },
      );
      return attempt;
    },
    reportCrash(name, error) {
      const release = manifest.remotes[name]?.live;
      if (release) report(asRemoteError(release, error));
    },
  };
}

function asRemoteError(release: RemoteRelease, error: unknown): RemoteError {
  if (error instanceof RemoteError) return error;
  return new RemoteError(release.name, release.version, 'crashed', String(error));
}
