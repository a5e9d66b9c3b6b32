import type { Hono } from 'hono';
import { Change } from '../change.ts';
import { seconds, type Context } from '../context.ts';
import { newSession } from '../objects/checkoutSession.ts';
import type { CheckoutSession } from '../objects/types.ts';
import { Problem } from '../problem.ts';
import type { SessionRecord } from '../tables.ts';
import { onGet, onList, onPost } from './endpoints.ts';
import { find, matching } from './find.ts';
import { lineItemsBody } from './lineItems.ts';
import { checkSession, SESSION_PARAMS } from './sessionParams.ts';

/** Expires an open session, so that it can no longer be paid. */
function expireSession(change: Change, record: SessionRecord): CheckoutSession {
  const session = { ...record.session, status: 'expired' as const, url: null };
  change.put('session', session.id, { ...record, session });
  change.emit('checkout.session.expired', session);
  return session;
}

/** Expires every open session whose time has passed. */
export function expireOverdue(context: Context): void {
  for (const [, record] of context.store.all('session')) {
    if (record.session.status !== 'open' || record.session.expires_at > seconds(context)) continue;
    const change = new Change(context);
    expireSession(change, record);
    void context.deliver(change.commit());
  }
}

export function checkoutSessionRoutes(app: Hono, context: Context): void {
  const path = '/v1/checkout/sessions';
  const sessionOf = (id: string) => find(context.store, 'session', 'checkout.session', id);

  onPost(app, context, path, SESSION_PARAMS, (change, params) => {
    checkSession(params, change.seconds);
    const record = newSession(params, change.config.publicUrl, change.seconds);
    change.put('session', record.session.id, record);
    return record.session;
  });
  onList(app, context, path, ({ payment_intent }) =>
    matching(
      context.store.all('session').map(([id, { session }]): [string, CheckoutSession] => [id, session]),
      { payment_intent },
    ),
  );
  onGet(app, context, `${path}/:id`, (id) => sessionOf(id).session);
  onGet(app, context, `${path}/:id/line_items`, (id) => lineItemsBody(context.store, id));
  onPost(app, context, `${path}/:id/expire`, {}, (change, _params, id) => {
    const record = sessionOf(id);
    if (record.session.status === 'open') return expireSession(change, record);
    throw new Problem(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${record.session.status}.`,
    );
  });
}
