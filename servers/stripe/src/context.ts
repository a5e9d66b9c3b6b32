import type { PaymentsConfig } from './config.ts';
import type { Store } from './store.ts';

/** What every part of the provider works with. */
export interface Context {
  config: PaymentsConfig;
  store: Store;
  /** Milliseconds since 1970. */
  now(): number;
  /** Sends the webhooks of these events; resolves when each was tried once. Never rejects. */
  deliver(eventIds: string[]): Promise<void>;
  /** The same, for a visitor who waits: gives up waiting after a second, not sending. */
  deliverBriefly(eventIds: string[]): Promise<void>;
}

/** Seconds since 1970, the unit of Stripe's times. */
export function seconds(context: Pick<Context, 'now'>): number {
  return Math.floor(context.now() / 1000);
}
