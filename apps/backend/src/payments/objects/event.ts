import Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Write } from '../store.ts';
import type { EventObject } from './types.ts';

/**
 * The writes that record an event and that it is still to be delivered. They belong into the same commit as what
 * happened: then no event is lost between the two.
 * @param object the object as it is after what happened
 */
export function eventWrites(type: string, object: unknown, createdSeconds: number): { id: string; writes: Write[] } {
  const event: EventObject = {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: createdSeconds,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  return {
    id: event.id,
    writes: [
      { table: 'event', id: event.id, value: event },
      { table: 'delivery', id: event.id, value: { attempts: 0, deliveredAt: null } },
    ],
  };
}
