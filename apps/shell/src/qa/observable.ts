/** A value that components follow with `useSyncExternalStore`. */
export interface Observable<Value> {
  get: () => Value;
  subscribe: (listener: () => void) => () => void;
}

export function createObservable<Value>(value: Value): Observable<Value> & { set: (next: Value) => void } {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
