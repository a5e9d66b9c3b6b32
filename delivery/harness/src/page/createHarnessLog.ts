import type { EventBus } from '@fairtone/contracts';
import type { LoggedEvent } from './harnessControl.ts';

/** Records events and requests, and notifies its subscribers. */
export function createHarnessLog(bus: EventBus) {
  let events: readonly LoggedEvent[] = [];
  let requests: readonly string[] = [];
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  bus.onAny((name, payload) => {
    events = [...events, { at: Date.now(), name, payload }];
    tell();
  });

  return {
    events: () => events,
    requests: () => requests,
    noteRequest(name: string) {
      requests = [...requests, name];
      tell();
    },
    tell,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type HarnessLog = ReturnType<typeof createHarnessLog>;
