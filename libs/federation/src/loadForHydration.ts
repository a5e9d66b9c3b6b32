import type { PickPart } from './loadPart.ts';
import type { RemoteRegistry } from './remoteRegistry.ts';

const loads = new Map<string, Promise<void>>();

/**
 * Loads a part whose prerendered HTML is in the page. React asks repeatedly while it waits: the same promise is returned. When it rejects,
 * React renders the part without its HTML; it is loaded again then, and its failure shown.
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
  const load = registry.loadPart(remote, name, pick).then(() => undefined);
  loads.set(key, load);
  return load;
}
