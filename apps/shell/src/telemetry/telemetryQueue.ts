import type { TelemetryRequest } from '@fairtone/contracts';

/** What is measured: one version of a remote, or of the shell. */
export type TelemetrySource = Pick<TelemetryRequest, 'remote' | 'version'>;
type TelemetryEvent = TelemetryRequest['events'][number];

/** A page that breaks again and again must not become a load of its own. */
const CAP = 60;
/** As many as one request takes. */
const BATCH = 20;

/** Collects a page's telemetry, each kind once a version, until `flush` sends one request a version. */
export function createTelemetryQueue(send: (request: TelemetryRequest) => void) {
  let queued: TelemetryRequest[] = [];
  const told = new Set<string>();

  return {
    add({ remote, version }: TelemetrySource, event: TelemetryEvent): void {
      const kind = [remote, version, event.name, 'reason' in event ? event.reason : ''].join(' ');
      if (told.has(kind) || told.size >= CAP) return;
      told.add(kind);
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
