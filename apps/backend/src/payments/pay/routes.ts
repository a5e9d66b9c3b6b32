import type { Context as Call, Hono } from 'hono';
import { setTimeout as sleep } from 'node:timers/promises';
import { seconds, type Context } from '../context.ts';
import { challengePage } from '../page/challengePage.ts';
import { pageHeaders } from '../page/headers.ts';
import type { Markup, PageFrame } from '../page/layout.ts';
import { fill, formatMoney, pickLocale, textsOf } from '../page/locale.ts';
import { notePage } from '../page/notePage.ts';
import { payPage, type PayPageState } from '../page/payPage.ts';
import type { SessionRecord } from '../store.ts';
import { readCardForm } from './cardForm.ts';
import { answerChallenge, tryCard, type PaymentResult } from './charge.ts';

/** How long a paid payer waits for the shop to hear of it before going back there anyway. */
const WEBHOOK_HEAD_START_MS = 1000;
const FRESH: PayPageState = { errors: {}, declineText: null, values: {} };

function frameFor(context: Context, c: Call, record: SessionRecord | null): PageFrame {
  const locale = pickLocale(record?.session.locale ?? null, c.req.header('accept-language'));
  const texts = textsOf(locale);
  const { businessName } = context.config;
  const title = fill(texts.title, { business: businessName });
  return { locale, texts, businessName, title, backUrl: record?.session.cancel_url ?? null };
}

async function send(c: Call, page: Markup, record: SessionRecord | null, status: 200 | 402 | 404 | 410 | 422) {
  return c.body(String(await page), status, pageHeaders(record));
}

function successUrl(record: SessionRecord): string {
  return record.session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', record.session.id);
}

function missingPage(context: Context, c: Call) {
  const frame = frameFor(context, c, null);
  return send(c, notePage({ ...frame, title: frame.texts.missingTitle }, frame.texts.missingBody), null, 404);
}

/** A session that can no longer be paid: says so, or leads on to the shop. Null while it is open. */
function closedAnswer(context: Context, c: Call, record: SessionRecord) {
  const { status, expires_at } = record.session;
  if (status === 'complete') return c.redirect(successUrl(record), 303);
  if (status === 'open' && expires_at > seconds(context)) return null;
  const frame = frameFor(context, c, record);
  return send(c, notePage({ ...frame, title: frame.texts.expiredTitle }, frame.texts.expiredBody), record, 410);
}

async function answerResult(
  context: Context,
  c: Call,
  id: string,
  result: PaymentResult,
  values: PayPageState['values'],
) {
  const record = context.store.get('session', id) as SessionRecord;
  if (result.kind === 'challenge') return c.redirect(`/pay/${id}/challenge`, 303);
  if (result.kind === 'paid') {
    await Promise.race([context.deliver(result.eventIds), sleep(WEBHOOK_HEAD_START_MS, undefined, { ref: false })]);
    return c.redirect(successUrl(record), 303);
  }
  const frame = frameFor(context, c, record);
  const reasons: Record<string, string> = frame.texts.declines;
  const { code, decline_code } = result.error;
  const declineText = reasons[decline_code ?? code] ?? frame.texts.declines.card_declined;
  return send(c, payPage(frame, record, { errors: {}, declineText, values }), record, 402);
}

/** Form posts come from our own pages only; programs that send no origin are fine. */
function isForeignPost(c: Call): boolean {
  const origin = c.req.header('origin');
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== c.req.header('host'));
}

export function payRoutes(app: Hono, context: Context): void {
  app.use('/pay/*', async (c, next) => {
    if (c.req.method === 'POST' && isForeignPost(c)) return c.text('Forbidden', 403);
    return next();
  });

  app.get('/pay/:id', (c) => {
    const record = context.store.get('session', c.req.param('id'));
    if (!record) return missingPage(context, c);
    const closed = closedAnswer(context, c, record);
    return closed ?? send(c, payPage(frameFor(context, c, record), record, FRESH), record, 200);
  });

  app.post('/pay/:id', async (c) => {
    const posted = new URLSearchParams(await c.req.text());
    const record = context.store.get('session', c.req.param('id'));
    if (!record) return missingPage(context, c);
    const closed = closedAnswer(context, c, record);
    if (closed) return closed;
    const { form, errors } = readCardForm(posted, new Date(context.now()));
    const values = { email: form.email, cardholder: form.cardholder, expiry: (posted.get('expiry') ?? '').slice(0, 5) };
    if (Object.keys(errors).length > 0) {
      const page = payPage(frameFor(context, c, record), record, { errors, declineText: null, values });
      return send(c, page, record, 422);
    }
    return answerResult(context, c, record.session.id, tryCard(context, record, form), values);
  });

  app.get('/pay/:id/challenge', (c) => {
    const record = context.store.get('session', c.req.param('id'));
    if (!record) return missingPage(context, c);
    const closed = closedAnswer(context, c, record);
    if (closed) return closed;
    if (!record.challenge) return c.redirect(`/pay/${record.session.id}`, 303);
    const frame = frameFor(context, c, record);
    const amount = formatMoney(record.session.amount_total, frame.locale);
    const title = frame.texts.challengeTitle;
    return send(c, challengePage({ ...frame, title }, record.session.id, record.challenge.last4, amount), record, 200);
  });

  app.post('/pay/:id/challenge', async (c) => {
    const answer = new URLSearchParams(await c.req.text()).get('answer');
    const record = context.store.get('session', c.req.param('id'));
    if (!record) return missingPage(context, c);
    const closed = closedAnswer(context, c, record);
    if (closed) return closed;
    if (!record.challenge) return c.redirect(`/pay/${record.session.id}`, 303);
    const result = answerChallenge(context, record, answer === 'complete');
    const details = record.session.customer_details;
    const values = { email: details?.email ?? '', cardholder: details?.name ?? '' };
    return answerResult(context, c, record.session.id, result, values);
  });
}
