// The parts of the federation runtime that the page uses. Our own loader loads containers, and shares are never fetched one by one, so the
// parts that fetch either are left out.
export { createInstance, init } from 'whole/federation';

export function getRemoteEntry() {
  throw new Error('A share is never fetched alone');
}

export default { global: { getGlobalSnapshotInfoByModuleInfo: () => undefined } };
