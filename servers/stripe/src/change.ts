import { seconds, type Context } from './context.ts';
import { eventWrites, type EventExtras } from './objects/event.ts';
import type { Reader, Tables, Write } from './store.ts';

/** All writes of one request, for one commit. Its reads see its own writes. */
export class Change implements Reader {
  readonly #context: Context;
  readonly #writes: Write[] = [];
  readonly #eventIds: string[] = [];

  constructor(context: Context) {
    this.#context = context;
  }

  get config() {
    return this.#context.config;
  }

  /** The current time in Stripe's unit (seconds). */
  get seconds(): number {
    return seconds(this.#context);
  }

  get<T extends keyof Tables>(table: T, id: string): Tables[T] | undefined {
    const own = this.#writes.findLast((write) => write.table === table && write.id === id);
    return own ? (own.value as Tables[T]) : this.#context.store.get(table, id);
  }

  all<T extends keyof Tables>(table: T): [string, Tables[T]][] {
    const merged = new Map(this.#context.store.all(table));
    for (const write of this.#writes) if (write.table === table) merged.set(write.id, write.value as Tables[T]);
    return [...merged];
  }

  put<T extends keyof Tables>(table: T, id: string, value: Tables[T]): void {
    this.#writes.push({ table, id, value } as Write);
  }

  /** @param object the object after the change */
  emit(type: string, object: object, extras: EventExtras = {}): void {
    const { id, writes } = eventWrites(type, object, this.seconds, extras);
    this.#writes.push(...writes);
    this.#eventIds.push(id);
  }

  /** @returns the events to deliver */
  commit(): string[] {
    this.#context.store.commit(this.#writes);
    return this.#eventIds;
  }
}
