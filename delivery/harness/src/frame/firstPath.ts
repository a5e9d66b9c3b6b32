import type { RemoteDefinition } from '@fairtone/contracts';
import { readScene } from '@fairtone/scenes';
import { sampleOf } from '../fixtures/index.ts';

/** Where the page opens: at the scene of the address, else at the remote's first screen, else at its first slot. */
export function firstPath(remote: RemoteDefinition, search = location.search): string {
  const scene = readScene(search);
  if (scene) return scene.path;
  const route = remote.routes?.[0]?.path;
  return route ? sampleOf(route) : `/harness/slots/${Object.keys(remote.slots ?? {})[0] ?? ''}`;
}
