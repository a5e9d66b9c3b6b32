import type * as z from 'zod/mini';
import type * as contracts from './functions.ts';
import type { Equal, Expect } from './typeTesting.ts';

type Schemas = typeof contracts;
/** Type that a caller may send. */
type Sent<Name extends keyof Schemas> = Schemas[Name] extends z.ZodMiniType ? z.input<Schemas[Name]> : never;
/** Type that a caller receives. */
type Got<Name extends keyof Schemas> = Schemas[Name] extends z.ZodMiniType ? z.output<Schemas[Name]> : never;

type Account = {
  detailsSubmitted: boolean;
  payoutsEnabled: boolean;
  transfersEnabled: boolean;
  disabledReason: string | null;
};

export type Payments = [
  Expect<
    Equal<
      Sent<'createPaymentRequestSchema'>['items'][number],
      { albumId: string; amountCents?: number; expectedCents?: number }
    >
  >,
  Expect<Equal<Got<'createPaymentResponseSchema'>, { orderId: string; url: string }>>,
  Expect<Equal<Got<'changedPricesSchema'>, { albumId: string; amountCents: number | null }[]>>,
  Expect<Equal<Sent<'refundSaleRequestSchema'>, { orderItemId?: string; donationPaymentId?: string }>>,
  Expect<Equal<Got<'refundSaleResponseSchema'>, { state: 'succeeded' | 'pending'; amountCents: number }>>,
  Expect<Equal<Sent<'connectOnboardingRequestSchema'>, { refresh?: boolean; country?: string }>>,
  Expect<Equal<Got<'connectOnboardingResponseSchema'>, { url: string | null; account: Account | null }>>,
];

export type Donations = [
  Expect<Equal<Sent<'createDonationRequestSchema'>, { artistId: string; amountCents: number }>>,
  Expect<Equal<Got<'createDonationResponseSchema'>, { donationId: string; clientSecret: string }>>,
  Expect<
    Equal<
      Sent<'manageDonationRequestSchema'>,
      { donationId: string; amountCents?: number; cancelAtPeriodEnd?: boolean }
    >
  >,
  Expect<Equal<Got<'manageDonationResponseSchema'>['state'], 'incomplete' | 'active' | 'past_due' | 'ended'>>,
];

export type Albums = [
  Expect<
    Equal<Sent<'requestDownloadRequestSchema'>, { albumId: string; format: 'original' | 'mp3'; trackId?: string }>
  >,
  Expect<Equal<Got<'requestDownloadResponseSchema'>['files'][number]['format'], 'mp3' | 'wav' | 'flac'>>,
  Expect<Equal<Sent<'publishAlbumRequestSchema'>, { albumId: string; allowUnfinished?: boolean | undefined }>>,
  Expect<
    Equal<
      Got<'publishAlbumResponseSchema'>,
      { albumId: string; state: 'scheduled' | 'public'; publishedTracks: number }
    >
  >,
  Expect<Equal<Sent<'withdrawAlbumRequestSchema'>, { albumId: string }>>,
  Expect<Equal<Got<'withdrawAlbumResponseSchema'>, { albumId: string; state: 'withdrawn' }>>,
  Expect<Equal<Sent<'deleteAlbumRequestSchema'>, { albumId: string }>>,
  Expect<Equal<Got<'deleteAlbumResponseSchema'>, { albumId: string; erasedAt: string }>>,
  Expect<Equal<Got<'restoreAlbumResponseSchema'>, { albumId: string; state: string }>>,
  Expect<Equal<Sent<'replaceAudioRequestSchema'>['facts']['peaks'], number[]>>,
  Expect<Equal<Got<'replaceAudioResponseSchema'>, { trackId: string; audioUrl: string | null }>>,
  Expect<Equal<Sent<'recordPlayRequestSchema'>, { trackId: string; heardMs: number; startToken?: string | undefined }>>,
  Expect<Equal<Got<'recordPlayResponseSchema'>, { counted: boolean; startToken?: string | undefined }>>,
];

export type People = [
  Expect<Equal<Sent<'sendMessageRequestSchema'>, { recipientId: string; text: string }>>,
  Expect<Equal<Got<'sendMessageResponseSchema'>, { messageId: string }>>,
  Expect<Equal<Sent<'reportCopyrightRequestSchema'>['isGoodFaith'], true>>,
  Expect<Equal<Got<'reportCopyrightResponseSchema'>, { reportId: string }>>,
  Expect<Equal<Sent<'deleteAccountRequestSchema'>, { password?: string; forfeitsBalance?: boolean }>>,
  Expect<Equal<Got<'deleteAccountResponseSchema'>, { deleted: true; isClean: boolean }>>,
  Expect<Equal<Got<'telemetryResponseSchema'>, { kept: number }>>,
  Expect<Equal<Got<'functionErrorSchema'>['error']['code'], string>>,
];
