import type { RemoteDefinition } from '@fairtone/contracts';
import { containEffects } from './containEffects.ts';

/** The webpack federation container, which a remote's entry sets as a global variable. */
export interface Container {
  init(scope: object): void | Promise<void>;
  get(module: string): Promise<() => { remote?: RemoteDefinition }>;
}

export function isContainer(value: unknown): value is Container {
  const { init, get } = (value ?? {}) as Partial<Container>;
  return typeof init === 'function' && typeof get === 'function';
}

/**
 * Initialises a container with the page's shared modules.
 * @param onCleanupError gets what cleanups of its effects throw
 * @returns its exposed module
 */
export async function exposedBy(
  container: Container,
  onCleanupError: (error: unknown) => void,
): Promise<{ remote?: RemoteDefinition }> {
  await __webpack_init_sharing__('default');
  await container.init(containEffects(__webpack_share_scopes__.default, onCleanupError));
  const run = await container.get('./remote');
  return run();
}
