// What the page uses of the federation runtime. Containers come by our own loader, and shares are never fetched one by one: the
// parts that fetch either are left out.
export { createInstance, init } from 'whole/federation';

export function getRemoteEntry() {
  throw new Error('A share is never fetched alone');
}

export default { global: { getGlobalSnapshotInfoByModuleInfo: () => undefined } };
