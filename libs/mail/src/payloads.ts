import * as z from 'zod/mini';
import { SALE_EVENTS } from './texts/texts.ts';

const line = z.object({ title: z.string(), artist_name: z.nullish(z.string()), amount_cents: z.int() });
const cents = z.int();
const text = z.string();

/**
 * What `private.queue_email` is given for each kind, in integer US cents and ids of our own. Fields that a kind does not name are
 * ignored; with a field missing, the e-mail is not sent and the queue says which. Times are ISO 8601.
 */
export const payloadSchemas = {
  /** To the buyer. `total_cents` is what was charged, tax included. */
  receipt: z.object({
    order_id: text,
    items: z.array(line),
    total_cents: cents,
    tax_cents: z.nullish(cents),
    paid_at: z.nullish(text),
  }),
  /**
   * To the buyer of an order, or (`artist_name`, without an order) to who supports an artist. `amount_cents`: given back at `at`, tax
   * included. `items`: what was sold and is taken back with it. `left_cents`: what stays paid.
   */
  refund: z.object({
    /** Default: refunded. `refund_failed`: the bank returned a refund that was announced before. */
    event: z.nullish(z.enum(['refunded', 'refund_failed'])),
    order_id: z.nullish(text),
    artist_name: z.nullish(text),
    items: z.nullish(z.array(line)),
    amount_cents: cents,
    left_cents: z.nullish(cents),
    at: z.nullish(text),
  }),
  /** To the artist: the payload of the notification `sale`. */
  sale: z.object({ album_title: text, amount_cents: cents, share_cents: cents }),
  /** To the artist: the payload of the notification `sale_update`. Without `album_title`: a month of support. */
  sale_update: z.object({
    event: z.enum(SALE_EVENTS),
    album_title: z.nullish(text),
    amount_cents: cents,
    share_cents: cents,
  }),
  /** To the giver when `artist_name` is there, to the artist when `giver_name` is. Monthly. */
  donation_started: z.object({ artist_name: z.nullish(text), giver_name: z.nullish(text), amount_cents: cents }),
  /** To the giver. `ends_at` is when the paid month is over. */
  donation_ending: z.object({ artist_name: text, ends_at: text }),
  donation_ended: z.object({ artist_name: z.nullish(text), giver_name: z.nullish(text) }),
  /** To the artist. `period` is the month, as 2026-01 or as a date in it. */
  payout: z.object({ amount_cents: cents, period: text }),
  payout_failed: z.object({ amount_cents: cents, period: text, reason: z.nullish(text) }),
  /** To a follower: the payload of the notification `new_release`. */
  new_release: z.object({ album_id: text, album_title: text, artist_name: text }),
  /** To the followed. */
  new_follower: z.object({ follower_id: text, follower_name: text }),
  /** To the recipient. `preview` is the beginning of the message. */
  message: z.object({ sender_name: text, preview: z.nullish(text) }),
  /** To who reported: `outcome` is what was decided. To whose thing was hidden or shown again: `event`. `about` is its name. */
  report_answer: z.union([
    z.object({ event: z.enum(['content_hidden', 'content_restored']), about: z.nullish(text), note: z.nullish(text) }),
    z.object({ outcome: z.enum(['removed', 'kept']), about: z.nullish(text), note: z.nullish(text) }),
  ]),
  account_deleted: z.object({}),
  /** `url` is where the file can be had; else the settings page. */
  export_ready: z.object({ url: z.nullish(text) }),
};

export type QueuedKind = keyof typeof payloadSchemas;
export type Payload<Kind extends QueuedKind> = z.infer<(typeof payloadSchemas)[Kind]>;
