import type { TelemetryRequest } from '@fairtone/contracts';
import type { RemoteRegistry } from '@fairtone/federation';
import { addLogSink, getConfig } from '@fairtone/platform';
import { requestPageToken } from './pageToken.ts';
import { createTelemetryQueue } from './telemetryQueue.ts';
import { remoteSource, screenSource } from './telemetrySource.ts';

/**
 * Reports to the backend how this page performed: loads and errors of each remote by version, and web vitals. No addresses and no ids. A
 * page reports everything or nothing, so that shares are right; nothing when the visitor opted out (Global Privacy Control or Do Not
 * Track).
 */
export function startTelemetry(registry: RemoteRegistry): void {
  const { telemetryShare = 1 } = getConfig();
  if (hasOptedOut() || Math.random() >= telemetryShare) return;
  const withToken = requestPageToken();
  const queue = createTelemetryQueue((request) => withToken((page) => send(request, page)));
  const entryPath = location.pathname;

  registry.statuses.subscribe(() => {
    for (const { remote, state, loadMs } of Object.values(registry.statuses.get())) {
      if ((state === 'ready' || state === 'fellBack') && loadMs !== null) {
        queue.add(remoteSource(registry, remote), { name: 'loaded', value: loadMs });
        // Otherwise only the failing pages of a canary would count while they are open, and a good one would be rolled back.
        if (registry.manifest.remotes[remote]?.isCanary) queue.flush();
      }
    }
  });

  addLogSink((entry) => {
    if (entry.level !== 'error') return;
    describer()
      .then(({ describeError }) => {
        queue.add(...describeError(registry, entry));
        // At once: a canary that breaks is rolled back by these reports.
        queue.flush();
      })
      .catch(() => undefined);
  });

  afterLoad(() => {
    // Before the first error: the network may be gone when it happens.
    describer().catch(() => undefined);
    import('./watchVitals.ts')
      .then(({ watchVitals }) =>
        watchVitals((name, value) => queue.add(screenSource(registry, entryPath), { name, value })),
      )
      // Without the library, or in a browser that it does not support, the page reports less.
      .catch(() => undefined);
  });
  // Bubbling phase: after the library reported its last values.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && queue.flush());
  addEventListener('pagehide', () => queue.flush());
}

const describer = () => import('./describeError.ts');

function hasOptedOut(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

function afterLoad(work: () => void) {
  if (document.readyState === 'complete') work();
  else addEventListener('load', () => work(), { once: true });
}

/** Sends also while the page closes (`keepalive`). Errors are ignored. */
function send(request: TelemetryRequest, page: string | undefined): void {
  const { supabaseUrl, supabaseAnonKey } = getConfig();
  void fetch(`${supabaseUrl}/functions/v1/telemetry`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json', apikey: supabaseAnonKey },
    body: JSON.stringify({ ...request, page }),
  }).catch(() => undefined);
}
