import * as z from 'zod/mini';
import { languageSchema } from './languages.ts';

export * from './peopleFunctions.ts';

/** Request and response shapes of the edge functions. Functions and clients parse with the same schemas. */

/** Every refusal of a function. `code` is stable and translated by the client; `message` is for developers. */
export const functionErrorSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
export type FunctionError = z.infer<typeof functionErrorSchema>;

/** `amountCents` counts for name-your-price albums only; every other price comes from the database. */
export const createPaymentRequestSchema = z.object({
  items: z
    .array(z.object({ albumId: z.uuid(), amountCents: z.optional(z.int()) }))
    .check(z.minLength(1), z.maxLength(50)),
  email: z.optional(z.email()),
  /** Language of the payment page. */
  locale: z.catch(z.optional(languageSchema), undefined),
});
export type CreatePaymentRequest = z.infer<typeof createPaymentRequestSchema>;

export const createPaymentResponseSchema = z.object({ orderId: z.uuid(), url: z.string() });
export type CreatePaymentResponse = z.infer<typeof createPaymentResponseSchema>;

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
  /** Signed, good for ten minutes. */
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
  }),
  files: z.array(downloadFileSchema),
});
export type RequestDownloadResponse = z.infer<typeof requestDownloadResponseSchema>;

export const publishAlbumRequestSchema = z.object({ albumId: z.uuid() });
export const publishAlbumResponseSchema = z.object({
  albumId: z.uuid(),
  state: z.enum(['scheduled', 'public']),
  publishedTracks: z.int(),
});
export type PublishAlbumResponse = z.infer<typeof publishAlbumResponseSchema>;

export const withdrawAlbumRequestSchema = z.object({ albumId: z.uuid() });
export const withdrawAlbumResponseSchema = z.object({ albumId: z.uuid(), state: z.literal('withdrawn') });
export type WithdrawAlbumResponse = z.infer<typeof withdrawAlbumResponseSchema>;

/** `heardMs`: how much of the track sounded. A play counts from 30 seconds on, or half of a shorter track. */
export const recordPlayRequestSchema = z.object({
  trackId: z.uuid(),
  heardMs: z.int().check(z.minimum(0), z.maximum(86_400_000)),
});
export type RecordPlayRequest = z.infer<typeof recordPlayRequestSchema>;

/** `counted` is false for a play that counted this half hour already, for one's own music, and for what the caller cannot hear. */
export const recordPlayResponseSchema = z.object({ counted: z.boolean() });
export type RecordPlayResponse = z.infer<typeof recordPlayResponseSchema>;
