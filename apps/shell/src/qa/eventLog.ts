import type { EventBus, ReleaseManifest } from '@fairtone/contracts';
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
export function recordEvents(bus: EventBus, { remotes }: ReleaseManifest): EventLog {
  const { set, ...events } = createObservable<readonly LoggedEvent[]>([]);
  const places = Object.entries(remotes).flatMap(([remote, { live, previous }]) =>
    [live, previous].flatMap((release) =>
      release ? [{ remote, place: new URL(release.baseUrl, location.href).href }] : [],
    ),
  );
  let count = 0;
  bus.onAny((name, payload) => {
    const from = emitterOf(places, callStack());
    set([...events.get(), { id: ++count, at: Date.now(), name, payload, from }].slice(-EVENTS_MAX));
  });
  return { ...events, since: Date.now(), clear: () => set([]) };
}

/**
 * The remote that emitted an event. Listeners run inside `emit`, so the stack contains the emitter's scripts; the innermost release is
 * the emitter.
 */
export function emitterOf(places: { remote: string; place: string }[], stack: string): string {
  const found = places
    .map(({ remote, place }) => ({ remote, at: stack.indexOf(place) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found[0]?.remote ?? 'shell';
}

function callStack(): string {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const { stack } = new Error();
  Error.stackTraceLimit = limit;
  return stack ?? '';
}
