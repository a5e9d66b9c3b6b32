import type { RemoteRelease } from '@fairtone/contracts';
import { findReleaseByScript } from './findReleaseByScript.ts';
import type { RemoteRegistry } from './remoteRegistry.ts';

/** Most different errors that a page reports, so that a timer that throws for hours does not report without end. */
const LIMIT = 20;

/**
 * Reports what a remote's event handlers, timers and promises throw, by the address of its scripts. Nothing else in the page
 * breaks by such an error; without this its remote would be unknown.
 * @param onReported called once for each different error
 * @returns a function that stops watching
 */
export function watchUncaughtErrors(
  registry: RemoteRegistry,
  onReported?: (release: RemoteRelease) => void,
): () => void {
  const known = new Set<string>();

  function report(error: unknown, trace: string) {
    const release = findReleaseByScript(registry.manifest, trace, registry.statuses.get());
    const key = `${release?.name} ${release?.version} ${String(error)}`;
    if (!release || known.has(key) || known.size >= LIMIT) return;
    known.add(key);
    registry.reportRelease(release, 'uncaught', error);
    onReported?.(release);
  }
  const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '');
  const handleError = ({ error, message, filename }: ErrorEvent) =>
    report(error ?? message, `${stackOf(error)}\n${filename}`);
  const handleRejection = ({ reason }: PromiseRejectionEvent) => report(reason, stackOf(reason));

  addEventListener('error', handleError);
  addEventListener('unhandledrejection', handleRejection);
  return () => {
    removeEventListener('error', handleError);
    removeEventListener('unhandledrejection', handleRejection);
  };
}
