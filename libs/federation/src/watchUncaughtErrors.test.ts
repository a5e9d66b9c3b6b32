import type { RemoteError } from './remoteError.ts';
import { createEventBus } from '@fairtone/events';
import { releaseManifest } from '@fairtone/testing';
import { createRemoteRegistry } from './remoteRegistry.ts';
import { watchUncaughtErrors } from './watchUncaughtErrors.ts';

const ofCatalog = (message: string) =>
  Object.assign(new Error(message), {
    stack: `Error: ${message}\n at f (${location.origin}/releases/catalog/1.0.0/7.js:1:2)`,
  });

function watch() {
  const failures: RemoteError[] = [];
  const registry = createRemoteRegistry({
    manifest: releaseManifest({ catalog: {} }),
    host: { contractVersion: '1.0.0', events: createEventBus() },
    addLocales: () => Promise.resolve(),
    onFailure: (error) => failures.push(error),
  });
  const reported: string[] = [];
  const stop = watchUncaughtErrors(registry, ({ name }) => reported.push(name));
  return { failures, reported, stop };
}

test('an error of a remote outside of rendering is reported once, with its name and version', () => {
  const { failures, reported, stop } = watch();
  for (const error of [ofCatalog('click'), ofCatalog('click'), new Error('of the shell')]) {
    dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  }
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: ofCatalog('promise') }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no error at all' }));
  stop();
  // Without a listener the error would fail the test itself.
  addEventListener('error', () => undefined);
  dispatchEvent(new ErrorEvent('error', { error: ofCatalog('late') }));
  expect(failures.map(({ remote, version, reason }) => [remote, version, reason])).toEqual([
    ['catalog', '1.0.0', 'uncaught'],
    ['catalog', '1.0.0', 'uncaught'],
  ]);
  expect(reported).toEqual(['catalog', 'catalog']);
});
