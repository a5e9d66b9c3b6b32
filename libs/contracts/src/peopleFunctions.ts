import * as z from 'zod/mini';
import { languageSchema } from './languages.ts';

/** Request and response shapes of the edge functions between people: messages, notices, accounts. */

/** Plain text; at most 2000 characters. */
export const sendMessageRequestSchema = z.object({
  recipientId: z.uuid(),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
});
export type SendMessageRequest = z.infer<typeof sendMessageRequestSchema>;

export const sendMessageResponseSchema = z.object({ messageId: z.uuid() });
export type SendMessageResponse = z.infer<typeof sendMessageResponseSchema>;

const ownWords = (maxLength: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength));

/** A rights holder's takedown notice; needs no account. Both declarations must be made. */
export const reportCopyrightRequestSchema = z.object({
  subjectKind: z.enum(['album', 'track', 'profile']),
  subjectId: z.uuid(),
  name: ownWords(200),
  email: z.email().check(z.maxLength(320)),
  /** Which work is infringed, and how. */
  details: ownWords(4000),
  /** The use is not authorised, to the best of the claimant's knowledge. */
  isGoodFaith: z.literal(true),
  /** The notice is accurate, and the claimant may act for the rights holder. */
  isAccurate: z.literal(true),
  /** Language of the answer to the claimant. */
  language: z.catch(z.optional(languageSchema), undefined),
});
export type ReportCopyrightRequest = z.infer<typeof reportCopyrightRequestSchema>;

export const reportCopyrightResponseSchema = z.object({ reportId: z.uuid() });
export type ReportCopyrightResponse = z.infer<typeof reportCopyrightResponseSchema>;

/**
 * Needs `password`, or a session that began less than ten minutes ago. `forfeitsBalance`: an artist gives up the unpaid balance; without it
 * a balance is refused with `balance_left`. Other codes: `wrong_password`, `reauthentication_required`, `payment_in_progress`,
 * `payout_in_progress`, `refund_in_progress`, `donation_in_progress`.
 */
export const deleteAccountRequestSchema = z.object({
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  forfeitsBalance: z.optional(z.boolean()),
});
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequestSchema>;

/** `isClean` is false while files or unfinished uploads remain; the server deletes them within a day. */
export const deleteAccountResponseSchema = z.object({ deleted: z.literal(true), isClean: z.boolean() });
export type DeleteAccountResponse = z.infer<typeof deleteAccountResponseSchema>;

/** `export-account` streams the response {exportedAt, account, <section>: rows}. */
export const exportAccountRequestSchema = z.object({});
