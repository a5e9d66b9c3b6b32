import { z } from 'zod';

export const LIFETIME_MS = 24 * 3_600_000;

export const uploadRecordSchema = z.object({
  bucket: z.string(),
  name: z.string(),
  contentType: z.string(),
  cacheControl: z.string(),
  userMetadata: z.record(z.string(), z.unknown()).nullable(),
  isReplacing: z.boolean(),
  totalBytes: z.number().int(),
  createdAt: z.number(),
  /** Whether the object exists; kept for a client that did not get the last response. */
  isDone: z.boolean(),
});

/** The target of an unfinished upload. */
export type UploadRecord = z.infer<typeof uploadRecordSchema>;

export const expiresAt = ({ createdAt }: UploadRecord) => createdAt + LIFETIME_MS;
