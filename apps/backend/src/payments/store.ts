import { openJournal, type Journal } from './journal.ts';
import type { CardDetails, Charge, CheckoutSession, EventObject, LineItem, PaymentIntent } from './objects/types.ts';

export interface SessionRecord {
  session: CheckoutSession;
  lineItems: LineItem[];
  /** Set while the card's bank waits for the cardholder's answer. */
  challenge?: CardDetails;
  paymentIntentData: { description: string | null; metadata: Record<string, string> };
}

export interface Delivery {
  attempts: number;
  /** Milliseconds since 1970; null while the receiver has not answered with 2xx. */
  deliveredAt: number | null;
}

export interface SavedReply {
  fingerprint: string;
  body: unknown;
  savedAt: number;
}

export interface Tables {
  session: SessionRecord;
  paymentIntent: PaymentIntent;
  charge: Charge;
  event: EventObject;
  delivery: Delivery;
  /** Answers by idempotency key. */
  reply: SavedReply;
}

/** One record to be written. All writes of one commit reach the disk together or not at all. */
export type Write = { [T in keyof Tables]: { table: T; id: string; value: Tables[T] } }[keyof Tables];

type Memory = { [T in keyof Tables]: Map<string, Tables[T]> };

/** The provider's state: maps in memory, rebuilt from the journal at start. */
export class Store {
  readonly #journal: Journal;
  readonly #memory: Memory = {
    session: new Map(),
    paymentIntent: new Map(),
    charge: new Map(),
    event: new Map(),
    delivery: new Map(),
    reply: new Map(),
  };

  constructor(path: string) {
    this.#journal = openJournal(path);
    for (const entry of this.#journal.entries) (entry as Write[]).forEach((write) => this.#apply(write));
    this.#journal.entries.length = 0;
  }

  get<T extends keyof Tables>(table: T, id: string): Tables[T] | undefined {
    return this.#memory[table].get(id);
  }

  /** In the order in which they were first written. */
  all<T extends keyof Tables>(table: T): [string, Tables[T]][] {
    return [...this.#memory[table]];
  }

  commit(writes: Write[]): void {
    if (writes.length === 0) return;
    this.#journal.append(writes);
    writes.forEach((write) => this.#apply(write));
  }

  close(): void {
    this.#journal.close();
  }

  #apply(write: Write): void {
    (this.#memory[write.table] as Map<string, unknown>).set(write.id, write.value);
  }
}
