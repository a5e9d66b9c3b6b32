import Stripe from 'stripe';
import type { PaymentsConfig } from './config.ts';
import { arrangeEvents, type Arrangement } from './control/arrangeEvents.ts';
import type { Store } from './store.ts';

const ANSWER_TIMEOUT_MS = 10_000;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 60_000;

export interface Webhooks {
  /** Attempts to deliver these events; resolves when each was attempted once. Failed ones are retried automatically. */
  deliver(eventIds: string[]): Promise<void>;
  /** Sends an event again, delivered or not. Returns the response's status, 0 for none. */
  resend(eventId: string): Promise<number>;
  withhold(): void;
  /** Sends pending events sequentially in this order. Returns them in the order they were sent. */
  release(arrangement?: Partial<Arrangement>): Promise<string[]>;
  stop(): void;
}

export function retryDelayMs(failures: number): number {
  return Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1));
}

/** Delivers signed events until the receiver answers with 2xx. The journal keeps undelivered events over restarts. */
export function startWebhooks(config: PaymentsConfig, store: Store, now: () => number): Webhooks {
  const timers = new Map<string, NodeJS.Timeout>();
  const inFlight = new Map<string, Promise<void>>();
  // Retries are counted per process: after a start the shop is up within moments, independent of how long it was down.
  const failures = new Map<string, number>();
  let isWithheld = false;
  let isStopped = false;

  async function post(eventId: string): Promise<number> {
    const payload = JSON.stringify(store.get('event', eventId), null, 2);
    const timestamp = Math.floor(now() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: config.webhookSecret, timestamp });
    try {
      const answer = await fetch(config.webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  async function send(eventId: string, attempts: number): Promise<void> {
    const status = await post(eventId);
    if (isStopped) return;
    const isDelivered = status >= 200 && status < 300;
    const value = { attempts, deliveredAt: isDelivered ? now() : null };
    try {
      store.commit([{ table: 'delivery', id: eventId, value }]);
    } catch (error) {
      console.error('payments: could not note a delivery', error);
    }
    if (isDelivered) return void failures.delete(eventId);
    const failed = (failures.get(eventId) ?? 0) + 1;
    failures.set(eventId, failed);
    const delayMs = retryDelayMs(failed);
    const answer = `answered ${status || 'nothing'}, attempt ${attempts}`;
    console.warn(`payments: webhook ${eventId} ${answer}, again in ${delayMs / 1000} s`);
    timers.set(eventId, setTimeout(() => void attempt(eventId), delayMs).unref());
  }

  async function attempt(eventId: string): Promise<void> {
    const running = inFlight.get(eventId);
    if (running) return running;
    const delivery = store.get('delivery', eventId);
    if (isWithheld || isStopped || !delivery || delivery.deliveredAt !== null) return;
    clearTimeout(timers.get(eventId));
    timers.delete(eventId);
    const sending = send(eventId, delivery.attempts + 1).finally(() => inFlight.delete(eventId));
    inFlight.set(eventId, sending);
    return sending;
  }

  const deliver = async (eventIds: string[]) => void (await Promise.all(eventIds.map(attempt)));
  const pending = () => store.all('delivery').flatMap(([id, { deliveredAt }]) => (deliveredAt === null ? [id] : []));
  void deliver(pending());

  return {
    deliver,
    resend: post,
    withhold: () => void (isWithheld = true),
    release: async (arrangement) => {
      isWithheld = false;
      const sent = arrangeEvents(pending(), arrangement);
      for (const [index, id] of sent.entries()) await (sent.indexOf(id) === index ? attempt(id) : post(id));
      return sent;
    },
    stop: () => {
      isStopped = true;
      timers.forEach((timer) => clearTimeout(timer));
    },
  };
}
