import * as z from 'zod/mini';

/** Published versions of each remote (`/releases/versions.json`), newest first. Served only where overrides are allowed. */
export const publishedVersionsSchema = z.record(
  z.string(),
  z.array(
    z.object({
      version: z.string(),
      contract: z.string(),
      /** ISO 8601; null when the release store does not know it. */
      publishedAt: z.nullable(z.string()),
      /** How visitors get this version; null when no visitor gets it. */
      role: z.nullable(z.enum(['live', 'previous', 'canary'])),
      /** Share of the devices that get the canary. */
      percent: z.optional(z.number()),
    }),
  ),
);
export type PublishedVersions = z.infer<typeof publishedVersionsSchema>;
