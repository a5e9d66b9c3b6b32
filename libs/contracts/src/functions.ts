import * as z from 'zod/mini';
import { languageSchema } from './languages.ts';

export * from './peopleFunctions.ts';
export * from './telemetry.ts';

/** Request and response shapes of the edge functions. Functions and clients parse with the same schemas. */

/**
 * Every refusal of a function. `code` is stable and translated by the client; `message` is for developers. `details` are facts of some
 * codes, such as [{albumId, amountCents}] of `price_changed`.
 */
export const functionErrorSchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), details: z.optional(z.unknown()) }),
});
export type FunctionError = z.infer<typeof functionErrorSchema>;

/**
 * `amountCents` counts for name-your-price albums only; every other price comes from the database. `expectedCents` is the price that the
 * buyer saw: with another one in the database, the answer is 409 `price_changed` with the new prices, and nothing is charged.
 */
export const createPaymentRequestSchema = z.object({
  items: z
    .array(z.object({ albumId: z.uuid(), amountCents: z.optional(z.int()), expectedCents: z.optional(z.int()) }))
    .check(z.minLength(1), z.maxLength(50)),
  email: z.optional(z.email()),
  /** Idempotency key: the same cart sent twice is one order; another cart is refused with 409 `request_reused`. */
  requestId: z.optional(z.uuid()),
  /** Language of the payment page. */
  locale: z.catch(z.optional(languageSchema), undefined),
});
export type CreatePaymentRequest = z.infer<typeof createPaymentRequestSchema>;

export const createPaymentResponseSchema = z.object({ orderId: z.uuid(), url: z.string() });
export type CreatePaymentResponse = z.infer<typeof createPaymentResponseSchema>;

/** Details of `price_changed`. `amountCents` null: the album is name your price now. */
export const changedPricesSchema = z.array(z.object({ albumId: z.uuid(), amountCents: z.nullable(z.int()) }));
export type ChangedPrices = z.infer<typeof changedPricesSchema>;

/** Monthly support of an artist, 100 cents or more. The client confirms `clientSecret` with the Payment Element. */
export const createDonationRequestSchema = z.object({ artistId: z.uuid(), amountCents: z.int() });
export const createDonationResponseSchema = z.object({ donationId: z.uuid(), clientSecret: z.string() });
export type CreateDonationResponse = z.infer<typeof createDonationResponseSchema>;

/** Changes the caller's own donation: its amount from the next month on, and whether it ends with the paid month. */
export const manageDonationRequestSchema = z.object({
  donationId: z.uuid(),
  amountCents: z.optional(z.int()),
  cancelAtPeriodEnd: z.optional(z.boolean()),
});
export const manageDonationResponseSchema = z.object({
  donationId: z.uuid(),
  amountCents: z.int(),
  state: z.enum(['incomplete', 'active', 'past_due', 'ended']),
  cancelAtPeriodEnd: z.boolean(),
  /** End of the paid month, ISO 8601. */
  currentPeriodEnd: z.nullable(z.string()),
});
export type ManageDonationResponse = z.infer<typeof manageDonationResponseSchema>;

/** Refunds one of the caller's own sales: an item of an order, or a month of a donation. Safe to repeat. */
export const refundSaleRequestSchema = z
  .object({ orderItemId: z.optional(z.uuid()), donationPaymentId: z.optional(z.uuid()) })
  .check(
    z.refine((sale) => (sale.orderItemId === undefined) !== (sale.donationPaymentId === undefined), 'Name one sale.'),
  );
export type RefundSaleRequest = z.infer<typeof refundSaleRequestSchema>;
/** `pending`: the bank has not confirmed the refund yet; download rights and shares are already revoked. */
export const refundSaleResponseSchema = z.object({ state: z.enum(['succeeded', 'pending']), amountCents: z.int() });
export type RefundSaleResponse = z.infer<typeof refundSaleResponseSchema>;

/** Opens the caller's account for payouts; with `refresh` it only reads its state from the provider. */
export const connectOnboardingRequestSchema = z.object({
  refresh: z.optional(z.boolean()),
  /** ISO 3166 code of the country of the artist's bank. Used for a new account only. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
});
export const connectOnboardingResponseSchema = z.object({
  /** URL of the provider's form, valid for minutes; null with `refresh`. */
  url: z.nullable(z.string()),
  account: z.nullable(
    z.object({
      detailsSubmitted: z.boolean(),
      payoutsEnabled: z.boolean(),
      transfersEnabled: z.boolean(),
      disabledReason: z.nullable(z.string()),
    }),
  ),
});
export type ConnectOnboardingResponse = z.infer<typeof connectOnboardingResponseSchema>;

export const downloadFormatSchema = z.enum(['original', 'mp3']);
export type DownloadFormat = z.infer<typeof downloadFormatSchema>;

export const requestDownloadRequestSchema = z.object({
  albumId: z.uuid(),
  format: downloadFormatSchema,
  trackId: z.optional(z.uuid()),
});
export type RequestDownloadRequest = z.infer<typeof requestDownloadRequestSchema>;

export const downloadFileSchema = z.object({
  trackId: z.uuid(),
  title: z.string(),
  trackNumber: z.int(),
  format: z.enum(['mp3', 'wav', 'flac']),
  bytes: z.int(),
  /** Signed URL, valid for ten minutes. */
  url: z.string(),
});
export type DownloadFile = z.infer<typeof downloadFileSchema>;

export const requestDownloadResponseSchema = z.object({
  album: z.object({
    id: z.uuid(),
    title: z.string(),
    artist: z.string(),
    year: z.nullable(z.int()),
    genre: z.string(),
    coverUrl: z.nullable(z.string()),
    /** Number of tracks that this person can download of the whole album, for "3/12" in the tags. Missing from servers of an older release. */
    trackTotal: z.optional(z.int()),
  }),
  files: z.array(downloadFileSchema),
});
export type RequestDownloadResponse = z.infer<typeof requestDownloadResponseSchema>;

export const publishAlbumRequestSchema = z.object({
  albumId: z.uuid(),
  /** Publishes without failed or unfinished tracks. Without this flag such an album is refused with 409 `tracks_unfinished`. */
  allowUnfinished: z.optional(z.boolean()),
});
export const publishAlbumResponseSchema = z.object({
  albumId: z.uuid(),
  state: z.enum(['scheduled', 'public']),
  publishedTracks: z.int(),
});
export type PublishAlbumResponse = z.infer<typeof publishAlbumResponseSchema>;

export const withdrawAlbumRequestSchema = z.object({ albumId: z.uuid() });
export const withdrawAlbumResponseSchema = z.object({ albumId: z.uuid(), state: z.literal('withdrawn') });
export type WithdrawAlbumResponse = z.infer<typeof withdrawAlbumResponseSchema>;

export const deleteAlbumRequestSchema = z.object({ albumId: z.uuid() });
/** `erasedAt`: until then `restore-album` can restore it. */
export const deleteAlbumResponseSchema = z.object({ albumId: z.uuid(), erasedAt: z.string() });
export type DeleteAlbumResponse = z.infer<typeof deleteAlbumResponseSchema>;

export const restoreAlbumRequestSchema = z.object({ albumId: z.uuid() });
/** `state` at the time of the deletion, or `hidden` when moderators have hidden the album meanwhile. */
export const restoreAlbumResponseSchema = z.object({ albumId: z.uuid(), state: z.string() });
export type RestoreAlbumResponse = z.infer<typeof restoreAlbumResponseSchema>;

/**
 * Replaces the audio of a track. Its files must be uploaded to `audio_masters/{artist}/{soundId}/` before, like those of a new track.
 * `facts`: their measurements; times in milliseconds, encoder delay and padding in samples at `sampleRate`, 400 peaks of 0 to 255.
 */
export const replaceAudioRequestSchema = z.object({
  trackId: z.uuid(),
  soundId: z.uuid(),
  facts: z.object({
    durationMs: z.int().check(z.minimum(500), z.maximum(86_400_000)),
    loudnessLufs: z.nullable(z.number()),
    truePeakDb: z.nullable(z.number()),
    encoderDelay: z.int(),
    encoderPadding: z.int(),
    sampleRate: z.int(),
    peaks: z.array(z.int().check(z.minimum(0), z.maximum(255))).check(z.minLength(400), z.maxLength(400)),
  }),
});
export type ReplaceAudioRequest = z.infer<typeof replaceAudioRequestSchema>;

/** `audioUrl`: URL of the new stream; null while the album is not public. */
export const replaceAudioResponseSchema = z.object({ trackId: z.uuid(), audioUrl: z.nullable(z.string()) });
export type ReplaceAudioResponse = z.infer<typeof replaceAudioResponseSchema>;

/**
 * `heardMs`: how much of the track was played. A play counts from 30 seconds on, or half of a shorter track. A call without a
 * `startToken` only reports that the track starts, and its response has the token that the call with the played time must send.
 */
export const recordPlayRequestSchema = z.object({
  trackId: z.uuid(),
  heardMs: z.int().check(z.minimum(0), z.maximum(86_400_000)),
  startToken: z.optional(z.string().check(z.maxLength(200))),
});
export type RecordPlayRequest = z.infer<typeof recordPlayRequestSchema>;

/**
 * `counted` is false for a start, for a repeated play within half an hour, for the caller's own music, and for a track that the caller may not
 * play.
 */
export const recordPlayResponseSchema = z.object({ counted: z.boolean(), startToken: z.optional(z.string()) });
export type RecordPlayResponse = z.infer<typeof recordPlayResponseSchema>;
