import type { TelemetryRequest } from '@fairtone/contracts';

/** Source of an event: one version of a remote, or of the shell. */
export type TelemetrySource = Pick<TelemetryRequest, 'remote' | 'version'>;
type TelemetryEvent = TelemetryRequest['events'][number];

/** Most events of one page: a page that fails again and again must not flood the backend. */
const CAP = 60;
/** Most events of one request. */
const BATCH = 20;

/** Collects a page's telemetry, each kind of event once per version, until `flush` sends it, with one version per request. */
export function createTelemetryQueue(send: (request: TelemetryRequest) => void) {
  let queued: TelemetryRequest[] = [];
  const seenKinds = new Set<string>();

  return {
    add({ remote, version }: TelemetrySource, event: TelemetryEvent): void {
      const kind = [remote, version, event.name, 'reason' in event ? event.reason : ''].join(' ');
      if (seenKinds.has(kind) || seenKinds.size >= CAP) return;
      seenKinds.add(kind);
      const open = queued.find(
        (request) => request.remote === remote && request.version === version && request.events.length < BATCH,
      );
      if (open) open.events.push(event);
      else queued.push({ remote, version, events: [event] });
    },
    flush(): void {
      const requests = queued;
      queued = [];
      requests.forEach(send);
    },
  };
}
