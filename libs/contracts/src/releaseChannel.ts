import * as z from 'zod/mini';
import { remoteReleaseSchema } from './release.ts';

/**
 * The live releases of one remote (`live.json` in its folder of the release store). Each team writes only its own file, so two
 * teams that release at the same moment cannot undo each other.
 */
export const releaseChannelSchema = z.object({
  /** Releases promoted to all devices, newest first: the first is live, the second is the fallback. */
  promoted: z.array(remoteReleaseSchema),
  /** A release for a share of the devices. `percent`: 0 to 100. */
  canary: z.optional(
    z.object({ release: remoteReleaseSchema, percent: z.number().check(z.minimum(0), z.maximum(100)) }),
  ),
  /** Ed25519 signatures (base64) by a key of the remote's team, where teams have keys. Each part is signed separately. */
  signatures: z.optional(z.object({ promoted: z.string(), canary: z.optional(z.string()) })),
});
export type ReleaseChannel = z.infer<typeof releaseChannelSchema>;
