export function createEmitter<Events extends object>() {
  const handlers = new Map<keyof Events, Set<(detail: never) => void>>();
  return {
    on: <E extends keyof Events>(event: E, handler: (detail: Events[E]) => void): (() => void) => {
      const known = handlers.get(event) ?? new Set();
      handlers.set(event, known);
      known.add(handler);
      return () => void known.delete(handler);
    },
    emit: <E extends keyof Events>(event: E, detail: Events[E]): void => {
      // Iterates over a copy, because a handler may remove itself or another one.
      for (const handler of [...(handlers.get(event) ?? [])]) (handler as (detail: Events[E]) => void)(detail);
    },
    clear: () => handlers.clear(),
  };
}
