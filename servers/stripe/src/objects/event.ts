import Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Write } from '../store.ts';
import type { EventObject } from './types.ts';

export interface EventExtras {
  /** Previous values of the changed fields, as in `*.updated` events. */
  previous?: object;
  /** The connected account of the event. */
  account?: string;
}

/**
 * The writes that record an event and its pending delivery. They must be in the same commit as the change that
 * caused them, so that no event is lost.
 */
export function eventWrites(
  type: string,
  object: object,
  createdSeconds: number,
  { previous, account }: EventExtras,
): { id: string; writes: Write[] } {
  const event: EventObject = {
    id: newId('evt'),
    object: 'event',
    ...(account && { account }),
    api_version: Stripe.API_VERSION,
    created: createdSeconds,
    data: { object, ...(previous && { previous_attributes: previous }) },
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
