import type { Hono } from 'hono';
import { seconds, type Context } from '../context.ts';
import { once, type Outcome } from '../idempotency.ts';
import { newSession } from '../objects/checkoutSession.ts';
import { eventWrites } from '../objects/event.ts';
import { missing, Problem } from '../problem.ts';
import { parseForm } from '../form.ts';
import type { SessionRecord } from '../store.ts';
import { expandOf } from './expand.ts';
import { paymentIntentBody } from './paymentIntents.ts';
import { listOf } from './lists.ts';
import { parseSessionParams } from './sessionParams.ts';

function lineItemsBody({ session, lineItems }: SessionRecord) {
  const url = `/v1/checkout/sessions/${session.id}/line_items`;
  return { object: 'list', url, has_more: false, data: lineItems.map(({ image: _, ...item }) => item) };
}

function sessionBody(context: Context, record: SessionRecord, expand: string[]) {
  const intentId = record.session.payment_intent;
  const deeper = expand.flatMap((path) => (path.startsWith('payment_intent.') ? [path.slice(15)] : []));
  const isIntentWanted = intentId !== null && (deeper.length > 0 || expand.includes('payment_intent'));
  return {
    ...record.session,
    ...(expand.includes('line_items') && { line_items: lineItemsBody(record) }),
    ...(isIntentWanted && { payment_intent: paymentIntentBody(context, intentId, deeper) }),
  };
}

function find(context: Context, id: string): SessionRecord {
  const record = context.store.get('session', id);
  if (!record) throw missing('checkout.session', id);
  return record;
}

/** Closes an open session: it can no longer be paid. */
export function expireSession(context: Context, record: SessionRecord): Outcome {
  const session = { ...record.session, status: 'expired' as const, url: null };
  const event = eventWrites('checkout.session.expired', session, seconds(context));
  const write = { table: 'session' as const, id: session.id, value: { ...record, session } };
  return { body: session, writes: [write, ...event.writes], eventIds: [event.id] };
}

/** Expires every open session whose time is over. */
export function expireOverdue(context: Context): void {
  for (const [, record] of context.store.all('session')) {
    if (record.session.status !== 'open' || record.session.expires_at > seconds(context)) continue;
    const { writes, eventIds } = expireSession(context, record);
    context.store.commit(writes);
    void context.deliver(eventIds ?? []);
  }
}

export function checkoutSessionRoutes(app: Hono, context: Context): void {
  app.post('/v1/checkout/sessions', async (c) => {
    const text = await c.req.text();
    const key = c.req.header('idempotency-key') ?? null;
    return once(context, { method: 'POST', path: c.req.path, text, key }, () => {
      const params = parseSessionParams(parseForm(text), seconds(context));
      const record = newSession(params, context.config.publicUrl, seconds(context));
      const body = sessionBody(context, record, params.expand ?? []);
      return { body, writes: [{ table: 'session', id: record.session.id, value: record }] };
    });
  });

  app.get('/v1/checkout/sessions', (c) => {
    const query = new URL(c.req.url).searchParams;
    const intent = query.get('payment_intent');
    const all = context.store.all('session').map(([, { session }]) => session);
    const wanted = intent === null ? all : all.filter((session) => session.payment_intent === intent);
    return c.json(listOf('/v1/checkout/sessions', wanted, query));
  });

  app.get('/v1/checkout/sessions/:id', (c) =>
    c.json(sessionBody(context, find(context, c.req.param('id')), expandOf(c.req.url))),
  );

  app.get('/v1/checkout/sessions/:id/line_items', (c) => c.json(lineItemsBody(find(context, c.req.param('id')))));

  app.post('/v1/checkout/sessions/:id/expire', async (c) => {
    const text = await c.req.text();
    const key = c.req.header('idempotency-key') ?? null;
    return once(context, { method: 'POST', path: c.req.path, text, key }, () => {
      const record = find(context, c.req.param('id'));
      if (record.session.status === 'open') return expireSession(context, record);
      throw new Problem(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${record.session.status}.`,
      );
    });
  });
}
