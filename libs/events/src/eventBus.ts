import { eventSchemas, type EventBus, type EventName } from '@fairtone/contracts';

type Listener = (payload: never) => void;

/**
 * Creates an event bus.
 * @param onListenerError receives an error that a listener threw; the other listeners still get the event
 */
export function createEventBus(onListenerError: (error: unknown) => void = reportLater): EventBus {
  const listeners = new Map<EventName, Set<Listener>>();
  const anyListeners = new Set<(name: EventName, payload: unknown) => void>();

  function attempt(call: () => void) {
    try {
      call();
    } catch (error) {
      onListenerError(error);
    }
  }

  return {
    emit(name, payload) {
      const parsed = eventSchemas[name].parse(payload);
      for (const listener of [...(listeners.get(name) ?? [])]) attempt(() => listener(parsed as never));
      for (const listener of [...anyListeners]) attempt(() => listener(name, parsed));
    },
    on(name, listener) {
      const heard = listeners.get(name) ?? new Set();
      listeners.set(name, heard.add(listener as Listener));
      return () => heard.delete(listener as Listener);
    },
    onAny(listener) {
      anyListeners.add(listener);
      return () => anyListeners.delete(listener);
    },
  };
}

// Throws again outside the sender's call, so that the error reaches error reporting and not the sender.
function reportLater(error: unknown) {
  queueMicrotask(() => {
    throw error;
  });
}
