import { remoteDefinitionSchema, type RemoteDefinition, type RemoteRelease } from '@fairtone/contracts';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { loadScript } from './loadScript.ts';
import { RemoteError } from './remoteError.ts';
import { withRetry } from './retry.ts';

const TIMEOUT_MS = 10_000;
const ATTEMPTS = 2;
const PAUSE_MS = 300;

/**
 * Brings one release of a remote into the page: its entry with time-out, retry and integrity, then what it exposes,
 * checked against the contract. The federation runtime finds the container that the entry left behind and does not
 * fetch it a second time.
 */
export async function loadContainer(release: RemoteRelease): Promise<RemoteDefinition> {
  const { name, version, container, entry } = release;
  const url = new URL(release.baseUrl + entry, location.href).href;
  const fail = (reason: RemoteError['reason'], detail: string) => new RemoteError(name, version, reason, detail);

  if (!(container in globalThis)) {
    await withRetry(() => loadScript(url, release.integrity[entry], TIMEOUT_MS), ATTEMPTS, PAUSE_MS).catch(
      (error: Error) => {
        throw fail(error.message.startsWith('no answer') ? 'timeout' : 'network', error.message);
      },
    );
  }
  if (!(container in globalThis)) throw fail('invalid', 'its entry is not a federation container');

  registerRemotes([{ name: container, entry: url, type: 'global' }]);
  const module = await loadRemote<{ remote?: RemoteDefinition }>(`${container}/remote`).catch((error: unknown) => {
    throw fail('crashed', `threw while loading: ${String(error)}`);
  });
  const parsed = remoteDefinitionSchema.safeParse(module?.remote);
  if (!parsed.success) throw fail('invalid', `breaks the contract of a remote: ${parsed.error.message}`);
  return module?.remote as RemoteDefinition;
}
