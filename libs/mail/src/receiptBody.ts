import type { MailBody } from './body.ts';
import type { Payload } from './payloads.ts';
import type { Words } from './words.ts';

type Items = Payload<'receipt'>['items'];

/** One row for each bought album, with its price. */
export const rowsOf = (words: Words, items: Items) =>
  items.map(({ title, artist_name, amount_cents }) => ({
    label: artist_name ? `${title} · ${artist_name}` : title,
    amount: words.money(amount_cents),
  }));

/** The receipt of an order: each album, the tax, the charged amount, the date, and the order number. */
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
    action: { label: text.action ?? '', path: '/dashboard?tab=purchases' },
    smallPrint: [
      text.more ?? '',
      words.fill(text.order, { order }),
      ...(paid_at ? [words.fill(text.paid, { date: words.day(paid_at) })] : []),
    ],
  };
}
