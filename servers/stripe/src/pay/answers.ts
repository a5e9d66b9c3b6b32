import type { Context as Call } from 'hono';
import type { PaymentResult } from '../commands/attemptPayment.ts';
import type { Context } from '../context.ts';
import { pageHeaders } from '../page/headers.ts';
import type { Markup, PageFrame } from '../page/layout.ts';
import { fill, pickLocale, textsOf } from '../page/locale.ts';
import { messagePage } from '../page/messagePage.ts';
import { payPage, type PayPageState } from '../page/payPage.ts';
import type { PayTarget } from './target.ts';

export function frameFor(context: Context, c: Call, target: PayTarget | null): PageFrame {
  const locale = pickLocale(target?.locale ?? null, c.req.header('accept-language'));
  const texts = textsOf(locale);
  const { businessName } = context.config;
  const title = fill(texts.title, { business: businessName });
  return { locale, texts, businessName, title, backUrl: target?.backUrl ?? null };
}

export async function send(
  c: Call,
  page: Markup,
  target: PayTarget | null,
  status: 200 | 402 | 404 | 410 | 422,
): Promise<Response> {
  const images = (target?.lines ?? []).flatMap(({ image }) => image ?? []);
  const urls = [target?.doneUrl, target?.backUrl].flatMap((url) => url ?? []);
  return c.body(String(await page), status, pageHeaders({ images, targets: urls }));
}

export function missingAnswer(context: Context, c: Call): Promise<Response> {
  const frame = frameFor(context, c, null);
  return send(c, messagePage({ ...frame, title: frame.texts.missingTitle }, frame.texts.missingBody), null, 404);
}

function paidAnswer(context: Context, c: Call, target: PayTarget): Response | Promise<Response> {
  if (target.doneUrl !== null) return c.redirect(target.doneUrl, 303);
  const frame = frameFor(context, c, target);
  return send(c, messagePage({ ...frame, title: frame.texts.paidTitle }, frame.texts.paidBody), target, 200);
}

/** Response for a finished payment: a message, or a redirect to the shop. Null while it is open. */
export function finishedPaymentResponse(
  context: Context,
  c: Call,
  target: PayTarget,
): Response | Promise<Response> | null {
  if (target.state === 'paid') return paidAnswer(context, c, target);
  if (target.state === 'open') return null;
  const frame = frameFor(context, c, target);
  return send(c, messagePage({ ...frame, title: frame.texts.expiredTitle }, frame.texts.expiredBody), target, 410);
}

/** @param heard whether the shop has received the webhook, or the wait timed out */
export async function resultAnswer(
  context: Context,
  c: Call,
  target: PayTarget,
  result: PaymentResult,
  values: PayPageState['values'],
  heard: Promise<void>,
): Promise<Response> {
  if (result.kind === 'challenge') return c.redirect(`${target.path}/challenge${target.query}`, 303);
  if (result.kind === 'paid') {
    await heard;
    return paidAnswer(context, c, target);
  }
  const frame = frameFor(context, c, target);
  const reasons: Record<string, string> = frame.texts.declines;
  const { code, decline_code } = result.error;
  const declineText = reasons[decline_code ?? code] ?? frame.texts.declines.card_declined;
  return send(c, payPage(frame, target, { errors: {}, declineText, values }), target, 402);
}
