import { plainBody, type MailBody } from './body.ts';
import type { Payload } from './payloads.ts';
import type { Words } from './words.ts';

/**
 * E-mail to the artist: a sale was refunded or disputed, or the bank has decided. It does not name the buyer, like the
 * list of sales.
 */
export function saleUpdateBody(words: Words, payload: Payload<'sale_update'>): MailBody {
  const { album, support, action, ...events } = words.texts.saleUpdate;
  const what = payload.album_title ? words.fill(album, { album: payload.album_title }) : support;
  return plainBody(
    words,
    { ...events[payload.event], action },
    { what, amount: words.money(payload.amount_cents), share: words.money(payload.share_cents) },
    '/dashboard?tab=sales',
  );
}
