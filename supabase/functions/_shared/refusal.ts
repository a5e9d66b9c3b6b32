/** A response with {error: {code, message}}. Codes are stable snake_case words; clients translate them. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details?: unknown,
  ) {
    super(message);
  }
}

export const loginRequired = () => new Refusal(401, 'login_required', 'Sign in first.');
export const albumNotFound = () => new Refusal(404, 'album_not_found', 'There is no such album here.');

const STATUS_BY_DATABASE_CODE: Record<string, number> = {
  user_not_found: 401,
  album_not_found: 404,
  order_not_found: 404,
  own_album: 409,
  already_owned: 409,
  duplicate_item: 409,
  no_ready_tracks: 409,
  no_streams: 409,
  changed_meanwhile: 409,
  not_scheduled: 409,
  empty_cart: 400,
  too_many_items: 400,
  invalid_amount: 400,
  price_too_low: 400,
  price_too_high: 400,
  below_provider_minimum: 400,
  amount_mismatch: 400,
  message_to_oneself: 400,
  recipient_not_found: 404,
  messages_not_accepted: 403,
  unknown_subject: 400,
  subject_not_found: 404,
  album_hidden: 409,
  sold_cannot_be_deleted: 409,
  track_not_found: 404,
  track_hidden: 409,
  track_not_ready: 409,
  sound_taken: 409,
  files_missing: 409,
  not_heard_enough: 400,
  too_many_plays: 429,
  price_changed: 409,
  request_reused: 409,
  sale_not_found: 404,
  sale_was_free: 409,
  sale_disputed: 409,
  refund_window_closed: 409,
  artist_not_found: 404,
  own_support: 409,
  already_supporting: 409,
  donation_too_small: 400,
  donation_not_found: 404,
  donation_ended: 409,
  payout_not_found: 404,
  transfer_mismatch: 409,
  payment_in_progress: 409,
  payout_in_progress: 409,
  refund_in_progress: 409,
  donation_in_progress: 409,
  balance_left: 409,
};

/** A check constraint was violated, or the text contains a character that the database cannot store. */
const BAD_INPUT = new Set(['23514', '22P05', '22021']);

/** The database refuses with its code as the message of a P0001 error. Other errors are faults of ours. */
export function fromDatabase(error: { code: string; message: string; details?: string | null }): Error {
  if (BAD_INPUT.has(error.code)) return new Refusal(400, 'invalid_request', error.message);
  const status = error.code === 'P0001' ? STATUS_BY_DATABASE_CODE[error.message] : undefined;
  if (status === undefined) return new Error(`Database: ${error.code} ${error.message}`);
  if (error.message === 'user_not_found') return loginRequired();
  if (error.message === 'price_changed') {
    return new Refusal(
      status,
      error.message,
      'Prices have changed. Nothing was charged.',
      JSON.parse(error.details ?? '[]'),
    );
  }
  return new Refusal(status, error.message, [`Refused: ${error.message}.`, error.details].filter(Boolean).join(' '));
}
