import {
  HOST_CONTRACT_VERSION,
  satisfiesContract,
  type Host,
  type ReleaseManifest,
  type RemoteDefinition,
  type RemoteFailure,
  type RemoteRelease,
} from '@fairtone/contracts';
import { startRemote, type RunningRemote } from './startRemote.ts';
import { createDeviceFailures, type DeviceFailures } from './deviceFailures.ts';
import { loadContainer } from './loadContainer.ts';
import { loadPart, getLoadedPart, type LoadedPart, type PickPart } from './loadPart.ts';
import { createReleaseOrder } from './releaseOrder.ts';
import { RemoteError } from './remoteError.ts';
import { createRemoteStatuses, type RemoteStatuses } from './remoteStatuses.ts';
import { wireBytes } from './wireBytes.ts';

export interface RegistryOptions {
  manifest: ReleaseManifest;
  host: Host;
  /** Adds the remote's translations before any part of it is shown. */
  addLocales: (definition: RemoteDefinition) => Promise<unknown>;
  onFailure: (error: RemoteError) => void;
  /** Called before a remote is loaded again in this page, so that its endpoints and slices may be injected again. */
  onReplace?: (name: string) => void;
  /** Loads a release into the page; tests and the standalone harness pass their own. */
  load?: (release: RemoteRelease, onCleanupError: (error: unknown) => void) => Promise<RemoteDefinition>;
  /** Earlier failures on this device; without it, failures count for this page only. */
  deviceFailures?: DeviceFailures;
}

/** The page's remotes: their releases, and which of them are loaded. */
export interface RemoteRegistry {
  manifest: ReleaseManifest;
  /** State of each remote. */
  statuses: RemoteStatuses;
  /**
   * Loads a remote once: the live version, or the previous one when the live one cannot be loaded or failed too often on this device, a
   * canary once.
   * A failure is not cached: the next call tries again.
   * @throws RemoteError when no version can be loaded
   */
  load(name: string): Promise<RemoteDefinition>;
  /** Starts to load a remote that the page is about to show. The next call of `load` gets the outcome, also a failure. */
  expect(name: string): void;
  /**
   * Loads a remote and one part of it; `what` names the part in errors. A failure is reported, and rejects, unless it was that of a canary:
   * then the version that is live for others is loaded.
   */
  loadPart<Props>(name: string, what: string, pick: PickPart<Props>): Promise<LoadedPart<Props>>;
  /** Loads a part of a running remote before it is shown. A failure is not reported here, but by `loadPart` when the part is shown. */
  prepare<Props>(name: string, what: string, pick: PickPart<Props>): Promise<void>;
  /** Whether `load` tries the previous version first. */
  fallsBack(name: string): boolean;
  /** The definition that `load` would return without loading anything; otherwise null. */
  peek(name: string): RemoteDefinition | null;
  /**
   * Reports a failure of a remote.
   * @param definition the version that failed; default: the one that is loaded now
   * @returns whether the version that failed is a canary whose place another version takes at the next load
   */
  reportFailure(name: string, reason: RemoteFailure, error: unknown, definition?: RemoteDefinition): boolean;
  /** Remembers on the device that a part of this definition is being mounted: a page that freezes cannot report anything. */
  noteMount(definition: RemoteDefinition | null): void;
  /** Lets a version be loaded again that froze an earlier page. */
  unfreeze(name: string): void;
  /** Reports a failure of a known release. */
  reportRelease(release: RemoteRelease, reason: RemoteFailure, error: unknown): void;
  /**
   * Takes over a newer manifest. A remote that this page has loaded stays as it is: two versions in one page are for failures
   * only. So does one whose newer version needs a newer shell.
   * @returns names of the remotes that are new, or will be loaded in another version
   */
  take(fresh: ReleaseManifest): string[];
  /** Called each time a newer manifest has screens that this page cannot show. Set by the code that says so, which loads late. */
  onLaterScreens?: () => void;
  /** Stops every remote with the function that its `start` returned. */
  dispose(): void;
}

/** Failures that count against a version, until the previous one is loaded. An error in a click handler does not count. */
const COUNTED_FAILURES: RemoteFailure[] = [
  'timeout',
  'network',
  'integrity_or_missing',
  'invalid',
  'crashed',
  'render',
  'redirects',
];

/** Most errors in cleanups that a page reports for a release: an effect may run again and again. */
const MOST_CLEANUP_ERRORS = 20;

/** Creates the registry. A remote's `start` runs after each load; the function that it returned runs before the next load. */
export function createRemoteRegistry(options: RegistryOptions): RemoteRegistry {
  const { manifest, host, addLocales, load = loadContainer, deviceFailures = createDeviceFailures(null) } = options;
  const pending = new Map<string, Promise<RemoteDefinition>>();
  const expected = new Map<string, Promise<RemoteDefinition>>();
  const running = new Map<string, RunningRemote>();
  const releaseOf = new WeakMap<RemoteDefinition, RemoteRelease>();
  const triedRemotes = new Set<string>();
  /** Definitions of which a part threw while loading: their modules ran only in part, and must not be used again. */
  const crashed = new WeakSet<RemoteDefinition>();
  /** Definitions of versions that were tried after another one had failed: nothing is left to take their place. */
  const lastResorts = new WeakSet<RemoteDefinition>();
  const { statuses, set, add, addError } = createRemoteStatuses(manifest);
  const { candidates, isOvertaken, fallsBack } = createReleaseOrder(manifest, deviceFailures);

  function report(release: RemoteRelease, reason: RemoteFailure, cause: unknown) {
    const { name, version } = release;
    const error = cause instanceof RemoteError ? cause : new RemoteError(name, version, reason, String(cause), cause);
    // Failures while offline say nothing about a version; those of the previous version do not count, because nothing could replace it.
    const isLive = version === manifest.remotes[name]?.live.version;
    if (isLive && COUNTED_FAILURES.includes(error.reason) && navigator.onLine) deviceFailures.add(release);
    addError(error);
    options.onFailure(error);
  }

  /** What is shown stays when a cleanup throws, so that it does not count against the version. */
  function loadContained(release: RemoteRelease) {
    let reports = 0;
    return load(release, (error) => {
      if (reports < MOST_CLEANUP_ERRORS) report(release, 'uncaught', error);
      reports += 1;
    });
  }

  function noteCrash(definition: RemoteDefinition, error: unknown) {
    if (error instanceof RemoteError && error.reason === 'crashed') crashed.add(definition);
  }

  function usable(name: string): RunningRemote | null {
    const remote = running.get(name);
    if (!remote || crashed.has(remote.definition)) return null;
    return isOvertaken(remote.release) ? null : remote;
  }

  /** Whether the next load brings another version in place of a canary that failed. Never twice in turn. */
  const isReplaced = (name: string, definition: RemoteDefinition | undefined) =>
    definition !== undefined &&
    manifest.remotes[name]?.isCanary === true &&
    !lastResorts.has(definition) &&
    candidates(name)[0] !== releaseOf.get(definition);

  async function loadFirstThatWorks(name: string): Promise<RemoteDefinition> {
    const began = performance.now();
    let lastError: unknown = new RemoteError(name, 'none', 'invalid', 'is not in the release manifest');
    set(name, { state: 'loading' });
    for (const [rank, release] of candidates(name).entries()) {
      if (deviceFailures.isFrozen(release)) {
        lastError = new RemoteError(name, release.version, 'froze', 'froze an earlier page of this device');
        report(release, 'froze', lastError);
        continue;
      }
      running.get(name)?.stop();
      running.delete(name);
      if (triedRemotes.has(name)) options.onReplace?.(name);
      triedRemotes.add(name);
      try {
        const remote = await startRemote(release, { host, load: loadContained, addLocales });
        running.set(name, remote);
        crashed.delete(remote.definition);
        releaseOf.set(remote.definition, release);
        if (rank > 0) lastResorts.add(remote.definition);
        const state = release === manifest.remotes[name]?.live ? 'ready' : 'fellBack';
        const { version, contract } = release;
        set(name, {
          state,
          version,
          contract,
          loadMs: Math.round(performance.now() - began),
          bytes: wireBytes(release),
        });
        return remote.definition;
      } catch (error) {
        lastError = error;
        report(release, 'crashed', error);
      }
    }
    set(name, { state: 'failed' });
    throw lastError;
  }

  function loadOnce(name: string): Promise<RemoteDefinition> {
    // An expected load that has failed is returned, not retried: its failure was not shown yet, and a second one would count twice.
    const known = expected.get(name) ?? pending.get(name);
    expected.delete(name);
    if (known) return known;
    const ready = usable(name);
    if (ready) return Promise.resolve(ready.definition);
    const attempt = loadFirstThatWorks(name).finally(() => pending.delete(name));
    pending.set(name, attempt);
    return attempt;
  }

  async function loadPartOf<Props>(name: string, what: string, pick: PickPart<Props>): Promise<LoadedPart<Props>> {
    const definition = await loadOnce(name);
    const release = releaseOf.get(definition)!;
    try {
      return { Component: await loadPart(release, what, pick(definition)), definition };
    } catch (error) {
      noteCrash(definition, error);
      report(release, 'crashed', error);
      if (isReplaced(name, definition)) return loadPartOf(name, what, pick);
      throw error;
    }
  }

  return {
    manifest,
    statuses,
    fallsBack,
    peek: (name) => usable(name)?.definition ?? null,
    load: loadOnce,
    expect(name) {
      const attempt = loadOnce(name);
      attempt.catch(() => undefined);
      expected.set(name, attempt);
    },
    loadPart: loadPartOf,
    async prepare(name, what, pick) {
      const remote = usable(name);
      if (!remote || getLoadedPart(remote.definition, pick)) return;
      await loadPart(remote.release, what, pick(remote.definition)).catch((error: unknown) =>
        noteCrash(remote.definition, error),
      );
    },
    reportFailure(name, reason, error, definition = running.get(name)?.definition) {
      const release = (definition && releaseOf.get(definition)) ?? manifest.remotes[name]?.live;
      if (release) report(release, reason, error);
      return isReplaced(name, definition);
    },
    reportRelease: report,
    noteMount(definition) {
      const release = definition && releaseOf.get(definition);
      if (release) deviceFailures.noteMount(release);
    },
    unfreeze: deviceFailures.unfreeze,
    take: ({ remotes }) =>
      Object.keys(remotes).filter((name) => {
        const [known, fresh] = [manifest.remotes[name], remotes[name]!];
        if (running.has(name) || pending.has(name) || known?.live.version === fresh.live.version) return false;
        if (!satisfiesContract(HOST_CONTRACT_VERSION, fresh.live.contract)) return false;
        manifest.remotes[name] = fresh;
        add(fresh.live);
        return true;
      }),
    dispose() {
      for (const { stop } of running.values()) stop();
      running.clear();
    },
  };
}
