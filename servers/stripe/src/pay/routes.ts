import type { Context as Call, Hono } from 'hono';
import { Change } from '../change.ts';
import { answerChallenge, attemptPayment } from '../commands/attemptPayment.ts';
import type { Context } from '../context.ts';
import { challengePage } from '../page/challengePage.ts';
import { formatMoney } from '../page/locale.ts';
import { payPage, type PayPageState } from '../page/payPage.ts';
import { finishedPaymentResponse, frameFor, missingAnswer, resultAnswer, send } from './answers.ts';
import { readCardForm } from './cardForm.ts';
import { instrumentOf } from './cards.ts';
import { refuseCrossSitePosts } from './crossSitePosts.ts';
import { intentTarget } from './intentTarget.ts';
import { sessionTarget } from './sessionTarget.ts';
import type { PayTarget } from './target.ts';

const FRESH: PayPageState = { errors: {}, declineText: null, values: {} };

function cardRoutes(app: Hono, context: Context, path: string, find: (c: Call) => PayTarget | null): void {
  app.get(path, (c) => {
    const target = find(c);
    if (!target) return missingAnswer(context, c);
    const closed = finishedPaymentResponse(context, c, target);
    return closed ?? send(c, payPage(frameFor(context, c, target), target, FRESH), target, 200);
  });

  app.post(path, async (c) => {
    const posted = new URLSearchParams(await c.req.text());
    const target = find(c);
    if (!target) return missingAnswer(context, c);
    const closed = finishedPaymentResponse(context, c, target);
    if (closed) return closed;
    const { form, errors } = readCardForm(posted, new Date(context.now()));
    const values = { email: form.email, cardholder: form.cardholder, expiry: (posted.get('expiry') ?? '').slice(0, 5) };
    if (Object.keys(errors).length > 0) {
      const page = payPage(frameFor(context, c, target), target, { errors, declineText: null, values });
      return send(c, page, target, 422);
    }
    const change = new Change(context);
    const instrument = instrumentOf(form.digits, form.expiryMonth, form.expiryYear);
    const result = attemptPayment(change, target.prepare(change, form), instrument);
    return resultAnswer(context, c, target, result, values, context.deliverBriefly(change.commit()));
  });
}

function challengeRoutes(app: Hono, context: Context, path: string, find: (c: Call) => PayTarget | null): void {
  app.get(path, (c) => {
    const target = find(c);
    if (!target) return missingAnswer(context, c);
    const closed = finishedPaymentResponse(context, c, target);
    if (closed) return closed;
    if (target.challengedLast4 === null) return c.redirect(target.path + target.query, 303);
    const frame = frameFor(context, c, target);
    const amount = formatMoney(target.totalCents, frame.locale);
    return send(c, challengePage({ ...frame, title: frame.texts.challengeTitle }, target, amount), target, 200);
  });

  app.post(path, async (c) => {
    const answer = new URLSearchParams(await c.req.text()).get('answer');
    const target = find(c);
    if (!target) return missingAnswer(context, c);
    const closed = finishedPaymentResponse(context, c, target);
    if (closed) return closed;
    if (target.challengedLast4 === null) return c.redirect(target.path + target.query, 303);
    const { email, name: cardholder } = target.payer;
    const change = new Change(context);
    const result = answerChallenge(change, target.prepare(change, { email, cardholder }), answer === 'complete');
    return resultAnswer(context, c, target, result, { email, cardholder }, context.deliverBriefly(change.commit()));
  });
}

export function payRoutes(app: Hono, context: Context): void {
  refuseCrossSitePosts(app, '/pay/*');
  const bySecret = (c: Call) => intentTarget(context, c.req.param('secret') ?? '', new URL(c.req.url).searchParams);
  cardRoutes(app, context, '/pay/intent/:secret', bySecret);
  challengeRoutes(app, context, '/pay/intent/:secret/challenge', bySecret);
  const bySession = (c: Call) => sessionTarget(context, c.req.param('id') ?? '');
  cardRoutes(app, context, '/pay/:id', bySession);
  challengeRoutes(app, context, '/pay/:id/challenge', bySession);
}
