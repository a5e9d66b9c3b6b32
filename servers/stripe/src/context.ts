import type { PaymentsConfig } from './config.ts';
import type { Store } from './store.ts';

/** The dependencies of every part of the provider. */
export interface Context {
  config: PaymentsConfig;
  store: Store;
  /** Time of what happens here, in milliseconds since 1970. Webhooks are signed with the real time, which receivers compare with theirs. */
  now(): number;
  /** Moves `now` ahead of the real time: tests of what takes months. */
  setAhead(ms: number): void;
  /** Sends the webhooks of these events; resolves when each was attempted once. Never rejects. */
  deliver(eventIds: string[]): Promise<void>;
  /** The same while a visitor waits: resolves after a second at the latest, and continues to send. */
  deliverBriefly(eventIds: string[]): Promise<void>;
}

/** Current time in seconds since 1970, the unit of Stripe's timestamps. */
export function seconds(context: Pick<Context, 'now'>): number {
  return Math.floor(context.now() / 1000);
}
