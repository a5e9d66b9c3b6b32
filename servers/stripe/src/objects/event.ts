import Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Write } from '../store.ts';
import type { EventObject } from './types.ts';

export interface EventExtras {
  /** What the changed fields held before, as in `*.updated` events. */
  previous?: object;
  /** The connected account that it happened on. */
  account?: string;
}

/**
 * The writes that record an event and that it is still to be delivered. They belong into the same commit as what
 * happened: then no event is lost between the two.
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
