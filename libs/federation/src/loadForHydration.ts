import type { PickPart } from './loadPart.ts';
import type { RemoteRegistry } from './remoteRegistry.ts';

const loads = new Map<string, Promise<void>>();

/**
 * Loads a part whose prerendered HTML is in the page. React asks repeatedly while it waits: the same promise is returned. Never rejects: a
 * part that could not be loaded is loaded again, and its failure shown, after hydration.
 */
export function loadForHydration<Props>(
  registry: RemoteRegistry,
  remote: string,
  name: string,
  pick: PickPart<Props>,
): Promise<void> {
  const key = `${remote} ${name}`;
  const known = loads.get(key);
  if (known) return known;
  const load = registry.loadPart(remote, name, pick).then(
    () => undefined,
    () => undefined,
  );
  loads.set(key, load);
  return load;
}
