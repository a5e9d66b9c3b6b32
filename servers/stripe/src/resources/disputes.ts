import type { Hono } from 'hono';
import { closeDispute } from '../commands/disputeCharge.ts';
import type { Context } from '../context.ts';
import { onGet, onList, onPost } from './endpoints.ts';
import { find, matching } from './find.ts';

export function disputeRoutes(app: Hono, context: Context): void {
  onGet(app, context, '/v1/disputes/:id', (id) => find(context.store, 'dispute', 'dispute', id));
  onList(app, context, '/v1/disputes', ({ charge, payment_intent }) =>
    matching(context.store.all('dispute'), { charge, payment_intent }),
  );
  // The close call of the API means that the shop accepts the dispute.
  onPost(app, context, '/v1/disputes/:id/close', {}, (change, _params, id) =>
    closeDispute(change, find(change, 'dispute', 'dispute', id), 'lost'),
  );
}
