import type { RemoteRelease } from '@fairtone/contracts';
import { filesFolder } from './filesFolder.ts';

/** Bytes transferred for a release's files in this page; null where the browser does not report them. */
export function wireBytes(release: RemoteRelease): number | null {
  if (typeof performance === 'undefined' || !performance.getEntriesByType) return null;
  const folder = filesFolder(release);
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    name.startsWith(folder),
  );
  return files.length === 0 ? null : files.reduce((sum, { transferSize }) => sum + transferSize, 0);
}
