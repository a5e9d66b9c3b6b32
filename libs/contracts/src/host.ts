import type { EventName, EventPayload } from './events.ts';

/** Argument of a remote's `start`. Everything else that a remote needs comes from the shared libs. */
export interface Host {
  contractVersion: string;
  events: EventBus;
}

/** The typed event bus. */
export interface EventBus {
  /** Calls all listeners of an event. Throws when the payload does not match its schema. */
  emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
  /** Adds a listener; returns a function that removes it. A listener that throws does not stop the others. */
  on<Name extends EventName>(name: Name, listener: (payload: EventPayload<Name>) => void): () => void;
  /** Calls the listener for every event, for logs and panels. */
  onAny(listener: (name: EventName, payload: unknown) => void): () => void;
}
