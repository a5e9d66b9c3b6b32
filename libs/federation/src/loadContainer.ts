import {
  remoteDefinitionSchema,
  type RemoteDefinition,
  type RemoteFailure,
  type RemoteRelease,
} from '@fairtone/contracts';
import { exposedBy, isContainer } from './container.ts';
import { diagnoseLater } from './diagnoseLater.ts';
import { isNetworkError, loadLazily } from './loadLazily.ts';
import { loadScript } from './loadScript.ts';
import { RemoteError } from './remoteError.ts';
import { withRetry } from './retry.ts';

const TIMEOUT_MS = 10_000;
const ATTEMPTS = 3;
const PAUSE_MS = 300;

/**
 * Loads one release of a remote into the page: its entry with time-out, retries and integrity check, then its exposed definition, checked
 * against the contract. A second call runs the entry again: a container in which an error was thrown would return modules that ran only
 * in part.
 * @param onCleanupError gets what cleanups of its effects throw
 * @throws RemoteError
 */
export async function loadContainer(
  release: RemoteRelease,
  onCleanupError: (error: unknown) => void,
): Promise<RemoteDefinition> {
  const { name, version, container, entry } = release;
  const url = new URL(release.baseUrl + entry, location.href).href;
  const fail = (reason: RemoteFailure, detail: string) => new RemoteError(name, version, reason, detail);
  const globals = globalThis as unknown as Record<string, unknown>;

  globals[container] = undefined;
  const runEntry = () =>
    loadScript(url, release.integrity[entry], TIMEOUT_MS).catch(async ({ message }: Error) => {
      if (message.startsWith('no answer')) throw fail('timeout', message);
      throw fail(await diagnoseLater(url, release), message);
    });
  await withRetry(runEntry, ATTEMPTS, PAUSE_MS, isNetworkError);
  const left = globals[container];
  if (!isContainer(left)) throw fail('invalid', 'its entry is not a federation container');

  const module = await loadLazily(release, 'its door', () => exposedBy(left, onCleanupError));
  const parsed = remoteDefinitionSchema.safeParse(module?.remote);
  if (!parsed.success) throw fail('invalid', `breaks the contract of a remote: ${parsed.error.message}`);
  return module?.remote as RemoteDefinition;
}
