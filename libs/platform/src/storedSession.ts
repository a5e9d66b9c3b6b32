import * as z from 'zod/mini';

/** Key of the session in local storage; tabs of one browser share it. */
export const SESSION_STORAGE_KEY = 'fairtone.session';

const storedSessionSchema = z.object({
  access_token: z.string(),
  /** Seconds since 1970. */
  expires_at: z.number(),
  user: z.object({ id: z.string(), email: z.optional(z.string()), user_metadata: z.record(z.string(), z.unknown()) }),
});
export type StoredSession = z.infer<typeof storedSessionSchema>;

/**
 * Reads the session that the auth client stored, without loading that client: the header needs it before the first request.
 * @returns null when there is none or its content is invalid
 */
export function readStoredSession(): StoredSession | null {
  try {
    const parsed = storedSessionSchema.safeParse(JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
