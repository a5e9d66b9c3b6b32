import { plainBody, type MailBody } from './body.ts';
import { errorBody } from './errorBody.ts';
import type { Payload, QueuedKind } from './payloads.ts';
import { moderationBody } from './moderationBody.ts';
import { receiptBody } from './receiptBody.ts';
import { refundBody } from './refundBody.ts';
import { saleUpdateBody } from './saleUpdateBody.ts';
import type { Words } from './words.ts';

type Writers = { [Kind in QueuedKind]: (words: Words, payload: Payload<Kind>) => MailBody };

const SALES = '/dashboard?tab=sales';
const SUPPORT_GIVEN = '/settings?tab=payments';
const PAYOUTS = '/artist-settings?tab=payments';

const donation = (
  which: 'Started' | 'Ended',
  words: Words,
  payload: Payload<'donation_ended'> & { amount_cents?: number },
) => {
  const amount = words.money(payload.amount_cents ?? 0);
  return payload.giver_name == null
    ? plainBody(
        words,
        words.texts[`donation${which}Giver`],
        { artist: payload.artist_name ?? '', amount },
        SUPPORT_GIVEN,
      )
    : plainBody(words, words.texts[`donation${which}Artist`], { giver: payload.giver_name, amount }, SALES);
};

/** The body of each kind of e-mail. */
export const bodies: Writers = {
  receipt: receiptBody,
  refund: refundBody,
  sale: (words, { album_title: album, amount_cents, share_cents }) =>
    plainBody(
      words,
      words.texts.sale,
      { album, amount: words.money(amount_cents), share: words.money(share_cents) },
      SALES,
    ),
  sale_update: saleUpdateBody,
  donation_started: (words, payload) => donation('Started', words, payload),
  donation_ending: (words, { artist_name: artist, ends_at }) =>
    plainBody(words, words.texts.donationEnding, { artist, date: words.day(ends_at) }, SUPPORT_GIVEN),
  donation_ended: (words, payload) => donation('Ended', words, payload),
  payout: (words, { amount_cents, period }) =>
    plainBody(words, words.texts.payout, { amount: words.money(amount_cents), period: words.month(period) }, PAYOUTS),
  payout_failed: (words, { amount_cents, period, reason }) => {
    const text = words.texts.payoutFailed;
    const body = plainBody(words, text, { amount: words.money(amount_cents), period: words.month(period) }, PAYOUTS);
    return reason ? { ...body, smallPrint: [words.fill(text.reason, { reason })] } : body;
  },
  new_release: (words, { album_id, album_title: album, artist_name: artist }) =>
    plainBody(words, words.texts.newRelease, { album, artist }, `/album/${encodeURIComponent(album_id)}`),
  new_follower: (words, { follower_id, follower_name: follower }) =>
    plainBody(words, words.texts.newFollower, { follower }, `/profile/${encodeURIComponent(follower_id)}`),
  message: (words, { sender_name: sender, preview }) => ({
    ...plainBody(words, words.texts.message, { sender }, '/messages'),
    ...(preview ? { quote: preview } : {}),
  }),
  report_answer: moderationBody,
  account_deleted: (words) => plainBody(words, words.texts.accountDeleted, {}),
  export_ready: (words, { url }) => plainBody(words, words.texts.exportReady, {}, url ?? '/settings?tab=data'),
  error_alert: errorBody,
};
