import * as z from 'zod/mini';
import { remoteReleaseSchema } from './release.ts';

/**
 * One preview of a published version (`<remote>/previews/<id>.json` in the release store). A browser in which its link was opened shows
 * the version until it ends; no other does.
 */
export const releasePreviewSchema = z.object({
  /** 128 random bits as base64url: it cannot be guessed. */
  id: z.string().check(z.regex(/^[\w-]{22}$/)),
  release: remoteReleaseSchema,
  /** The moment at which it ends, ISO 8601 in UTC. */
  until: z.iso.datetime(),
  /** Ed25519 signature (base64) by a key of the remote's team, where teams have keys. */
  signature: z.optional(z.string()),
});
export type ReleasePreview = z.infer<typeof releasePreviewSchema>;
