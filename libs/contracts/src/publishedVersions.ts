import * as z from 'zod/mini';

/** What can be had of each remote (`/releases/versions.json`), newest first. Served only where overrides are allowed. */
export const publishedVersionsSchema = z.record(
  z.string(),
  z.array(
    z.object({
      version: z.string(),
      contract: z.string(),
      /** Null where the store of releases does not know it. */
      publishedAt: z.nullable(z.string()),
      /** What visitors get it as, if they do. */
      role: z.nullable(z.enum(['live', 'previous', 'canary'])),
      /** Share of the devices that get the canary. */
      percent: z.optional(z.number()),
    }),
  ),
);
export type PublishedVersions = z.infer<typeof publishedVersionsSchema>;
