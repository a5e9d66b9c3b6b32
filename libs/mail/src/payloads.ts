import * as z from 'zod/mini';
import { SALE_EVENTS } from './texts/texts.ts';

const line = z.object({ title: z.string(), artist_name: z.nullish(z.string()), amount_cents: z.int() });
const cents = z.int();
const text = z.string();

/**
 * Payloads that `private.queue_email` gets for each kind, with amounts in integer US cents and times in ISO 8601.
 * Additional fields are ignored. When a field is missing, the e-mail is not sent, and the queue stores the name of the
 * field.
 */
export const payloadSchemas = {
  /** To the buyer. `total_cents` is the charged amount, including tax. */
  receipt: z.object({
    order_id: text,
    items: z.array(line),
    total_cents: cents,
    tax_cents: z.nullish(cents),
    paid_at: z.nullish(text),
  }),
  /**
   * To the buyer of an order, or (with `artist_name`, without an order) to the giver of a donation. `amount_cents`:
   * refunded at `at`, including tax. `items`: refunded albums, which the buyer loses. `left_cents`: the amount that
   * stays paid.
   */
  refund: z.object({
    /** Default: `refunded`. `refund_failed`: the bank returned a refund that was announced before. */
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
  /** To the artist: the payload of the notification `sale_update`. Without `album_title`: a donation payment. */
  sale_update: z.object({
    event: z.enum(SALE_EVENTS),
    album_title: z.nullish(text),
    amount_cents: cents,
    share_cents: cents,
  }),
  /** To the giver if `artist_name` is set, to the artist if `giver_name` is set. The amount is monthly. */
  donation_started: z.object({ artist_name: z.nullish(text), giver_name: z.nullish(text), amount_cents: cents }),
  /** To the giver. `ends_at` is the end of the paid month. */
  donation_ending: z.object({ artist_name: text, ends_at: text }),
  donation_ended: z.object({ artist_name: z.nullish(text), giver_name: z.nullish(text) }),
  /** To the artist. `period` is the month, as 2026-01 or as a date in that month. */
  payout: z.object({ amount_cents: cents, period: text }),
  payout_failed: z.object({ amount_cents: cents, period: text, reason: z.nullish(text) }),
  /** To a follower: the payload of the notification `new_release`. */
  new_release: z.object({ album_id: text, album_title: text, artist_name: text }),
  /** To the followed user. */
  new_follower: z.object({ follower_id: text, follower_name: text }),
  /** To the recipient. `preview` is the beginning of the message. */
  message: z.object({ sender_name: text, preview: z.nullish(text) }),
  /**
   * With `outcome`: to the reporter, with the decision. With `event`: to the owner of content that was hidden or
   * restored. `about` is the name of the content.
   */
  report_answer: z.union([
    z.object({ event: z.enum(['content_hidden', 'content_restored']), about: z.nullish(text), note: z.nullish(text) }),
    z.object({ outcome: z.enum(['removed', 'kept']), about: z.nullish(text), note: z.nullish(text) }),
  ]),
  account_deleted: z.object({}),
  /** `url` is the address of the file; without it the e-mail links to the settings. */
  export_ready: z.object({ url: z.nullish(text) }),
  /**
   * To operators: a row of `error_groups` and its remote. `message` is what pages reported. `share`, 0 to 1: of the
   * devices of a day.
   */
  error_alert: z.object({
    remote: text,
    message: text,
    first_version: text,
    last_version: text,
    source: z.nullish(text),
    line: z.nullish(z.int()),
    function_name: z.nullish(text),
    owner: z.nullish(text),
    routes: z.array(text),
    devices: z.int(),
    share: z.number(),
    first_seen: text,
  }),
};

export type QueuedKind = keyof typeof payloadSchemas;
export type Payload<Kind extends QueuedKind> = z.infer<(typeof payloadSchemas)[Kind]>;
