import { openJournal, type Journal } from './journal.ts';
import type { Tables } from './tables.ts';

export type { Tables } from './tables.ts';

/** One record to write. All writes of one commit reach the disk together or not at all. */
export type Write = { [T in keyof Tables]: { table: T; id: string; value: Tables[T] } }[keyof Tables];

export interface Reader {
  get<T extends keyof Tables>(table: T, id: string): Tables[T] | undefined;
  /** Rows in the order of their creation. */
  all<T extends keyof Tables>(table: T): [string, Tables[T]][];
}

/** The provider's state: maps in memory, restored from the journal at the start. */
export class Store implements Reader {
  readonly #journal: Journal;
  readonly #memory = new Map<keyof Tables, Map<string, unknown>>();

  constructor(path: string) {
    this.#journal = openJournal(path);
    for (const entry of this.#journal.entries) (entry as Write[]).forEach((write) => this.#apply(write));
    this.#journal.entries.length = 0;
  }

  get<T extends keyof Tables>(table: T, id: string): Tables[T] | undefined {
    return this.#table(table).get(id);
  }

  all<T extends keyof Tables>(table: T): [string, Tables[T]][] {
    return [...this.#table(table)];
  }

  commit(writes: Write[]): void {
    if (writes.length === 0) return;
    this.#journal.append(writes);
    writes.forEach((write) => this.#apply(write));
  }

  close(): void {
    this.#journal.close();
  }

  #table<T extends keyof Tables>(name: T): Map<string, Tables[T]> {
    const known = this.#memory.get(name);
    if (known) return known as Map<string, Tables[T]>;
    const made = new Map<string, Tables[T]>();
    this.#memory.set(name, made);
    return made;
  }

  #apply(write: Write): void {
    (this.#table(write.table) as Map<string, unknown>).set(write.id, write.value);
  }
}
