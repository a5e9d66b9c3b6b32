import * as z from 'zod/mini';
import { remoteReleaseSchema } from './release.ts';

/**
 * What one remote's folder of the release store says is live (`live.json`). Each team writes its own and no other, so two
 * teams that release at the same moment cannot undo each other.
 */
export const releaseChannelSchema = z.object({
  /** Whole promotions, newest first: the first is live, the second is what devices fall back to. */
  promoted: z.array(remoteReleaseSchema),
  /** A release that only a share of the devices gets. */
  canary: z.optional(
    z.object({ release: remoteReleaseSchema, percent: z.number().check(z.minimum(0), z.maximum(100)) }),
  ),
  /** Ed25519 signatures (base64) by a key of the remote's team, where teams have keys. Each part is signed for itself. */
  signatures: z.optional(z.object({ promoted: z.string(), canary: z.optional(z.string()) })),
});
export type ReleaseChannel = z.infer<typeof releaseChannelSchema>;
