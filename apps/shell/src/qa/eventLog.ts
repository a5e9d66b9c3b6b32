import type { EventBus, ReleaseManifest } from '@fairtone/contracts';
import { findReleaseByScript } from '@fairtone/federation';
import { createObservable, type Observable } from './observable.ts';

interface LoggedEvent {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  name: string;
  payload: unknown;
  /** The remote whose code emitted it, or `shell`. */
  from: string;
}

export interface EventLog extends Observable<readonly LoggedEvent[]> {
  /** Start of the recording, in milliseconds since 1970. */
  since: number;
  clear: () => void;
}

const EVENTS_MAX = 500;
const FRAMES = 60;

/** Records every event on the bus and the remote that emitted it. */
export function recordEvents(bus: EventBus, manifest: ReleaseManifest): EventLog {
  const { set, ...events } = createObservable<readonly LoggedEvent[]>([]);
  let count = 0;
  bus.onAny((name, payload) => {
    // Listeners run inside `emit`, so the stack contains the emitter's scripts, and the innermost release is the emitter.
    const from = findReleaseByScript(manifest, callStack())?.name ?? 'shell';
    set([...events.get(), { id: ++count, at: Date.now(), name, payload, from }].slice(-EVENTS_MAX));
  });
  return { ...events, since: Date.now(), clear: () => set([]) };
}

function callStack(): string {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const { stack } = new Error();
  Error.stackTraceLimit = limit;
  return stack ?? '';
}
