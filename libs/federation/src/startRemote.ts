import {
  HOST_CONTRACT_VERSION,
  satisfiesContract,
  type Host,
  type RemoteDefinition,
  type RemoteRelease,
} from '@fairtone/contracts';
import { loadLazily } from './loadLazily.ts';
import { RemoteError } from './remoteError.ts';

/** A release that runs in the page. */
export interface RunningRemote {
  release: RemoteRelease;
  definition: RemoteDefinition;
  /** Undoes its `start`. */
  stop: () => void;
}

interface StartDependencies {
  host: Host;
  load: (release: RemoteRelease) => Promise<RemoteDefinition>;
  addLocales: (definition: RemoteDefinition) => Promise<unknown>;
}

/** Loads a release, adds its texts and starts it. @throws RemoteError */
export async function startRemote(
  release: RemoteRelease,
  { host, load, addLocales }: StartDependencies,
): Promise<RunningRemote> {
  const { name, version, contract } = release;
  if (!satisfiesContract(HOST_CONTRACT_VERSION, contract)) {
    throw new RemoteError(
      name,
      version,
      'contract',
      `needs host contract ${contract}, this is ${HOST_CONTRACT_VERSION}`,
    );
  }
  try {
    const definition = await load(release);
    await loadLazily(release, 'its texts', () => addLocales(definition));
    const module = definition.start && (await loadLazily(release, 'its start', definition.start));
    const dispose = module?.start(host);
    return { release, definition, stop: () => stop(release, dispose) };
  } catch (error) {
    throw error instanceof RemoteError ? error : new RemoteError(name, version, 'crashed', String(error), error);
  }
}

// An error while stopping a remote must not keep another version from replacing it.
function stop({ name, version }: RemoteRelease, dispose: unknown) {
  try {
    if (typeof dispose === 'function') (dispose as () => void)();
  } catch (error) {
    console.error(`[fairtone] ${name} ${version} threw while it was stopped`, error);
  }
}
