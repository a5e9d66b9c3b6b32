import type { MailBody } from './body.ts';
import type { Payload } from './payloads.ts';
import { rowsOf } from './receiptBody.ts';
import type { Words } from './words.ts';

/** E-mail about a refund: the amount, the date, the refunded albums, and the amount that stays paid. */
export function refundBody(words: Words, payload: Payload<'refund'>): MailBody {
  const { order_id: order, at } = payload;
  const text = words.texts.refund;
  const amount = words.money(payload.amount_cents);
  const isFailed = payload.event === 'refund_failed';
  return {
    subject: words.fill(isFailed ? text.failed.subject : text.subject, { amount }),
    paragraphs: paragraphsOf(words, payload, amount),
    rows: refundRows(words, payload, amount),
    action: order
      ? { label: text.action ?? '', path: `/receipt/${encodeURIComponent(order)}` }
      : { label: text.supportAction, path: '/settings?tab=payments' },
    smallPrint: [
      ...(order ? [words.fill(text.order, { order })] : []),
      ...(at && !isFailed ? [words.fill(text.date, { date: words.day(at) })] : []),
    ],
  };
}

function paragraphsOf(words: Words, payload: Payload<'refund'>, amount: string): string[] {
  const { event, items, artist_name, order_id } = payload;
  const text = words.texts.refund;
  if (event === 'refund_failed')
    return [words.fill(text.failed.lead, { amount }), ...(order_id ? [text.failed.more ?? ''] : [])];
  if (!order_id) return [words.fill(text.support, { amount, artist: artist_name ?? '' })];
  return [words.fill(text.lead, { amount }), items?.length ? (text.more ?? '') : text.kept];
}

function refundRows(words: Words, payload: Payload<'refund'>, amount: string) {
  const { event, items, amount_cents, left_cents: left } = payload;
  const prices = (items ?? []).reduce((sum, item) => sum + item.amount_cents, 0);
  const { refunded, left: leftLabel } = words.texts.refund;
  return [
    ...rowsOf(words, items ?? []),
    // The refunded amount differs from the prices because of tax or an earlier partial refund.
    ...(prices === amount_cents || event === 'refund_failed' ? [] : [{ label: refunded, amount }]),
    ...(left ? [{ label: leftLabel, amount: words.money(left), isTotal: true }] : []),
  ];
}
