import type { MailBody } from './body.ts';
import type { Payload } from './payloads.ts';
import type { Words } from './words.ts';

type Items = Payload<'receipt'>['items'];

const rowsOf = (words: Words, items: Items) =>
  items.map(({ title, artist_name, amount_cents }) => ({
    label: artist_name ? `${title} · ${artist_name}` : title,
    amount: words.money(amount_cents),
  }));

/** A receipt is paper that people keep: each album, the tax, what was charged, when, and under which number. */
export function receiptBody(words: Words, payload: Payload<'receipt'>): MailBody {
  const text = words.texts.receipt;
  const { items, total_cents, order_id: order, paid_at } = payload;
  const tax = payload.tax_cents ?? 0;
  return {
    subject: words.count(text.subject, items.length),
    paragraphs: [text.lead],
    rows: [
      ...rowsOf(words, items),
      ...(tax > 0 ? [{ label: text.tax, amount: words.money(tax) }] : []),
      { label: text.total, amount: words.money(total_cents), isTotal: true },
    ],
    action: { label: text.action ?? '', path: '/dashboard' },
    smallPrint: [
      text.more ?? '',
      words.fill(text.order, { order }),
      ...(paid_at ? [words.fill(text.paid, { date: words.day(paid_at) })] : []),
    ],
  };
}

export function refundBody(words: Words, payload: Payload<'refund'>): MailBody {
  const { items, amount_cents, left_cents: left, order_id: order } = payload;
  const text = words.texts.refund;
  const amount = words.money(amount_cents);
  return {
    subject: words.fill(text.subject, { amount }),
    paragraphs: [words.fill(text.lead, { amount }), text.more ?? ''],
    rows: [
      ...rowsOf(words, items ?? []),
      ...(left ? [{ label: text.left, amount: words.money(left), isTotal: true }] : []),
    ],
    action: { label: text.action ?? '', path: '/dashboard' },
    smallPrint: [words.fill(text.order, { order })],
  };
}
