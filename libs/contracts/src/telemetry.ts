import * as z from 'zod/mini';

const telemetrySource = {
  remote: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  version: z.string().check(z.regex(/^[0-9A-Za-z.+-]{1,40}$/)),
};

/** Why a remote could not be loaded, so that another version or a notice replaced it. */
export const LOAD_FAILURES = ['timeout', 'network', 'integrity_or_missing', 'contract', 'invalid', 'crashed'] as const;

/** Milliseconds; CLS has no unit. `loaded`: from the request for a remote until it is ready. */
const figureSchema = z.object({
  name: z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'loaded']),
  value: z.number().check(z.gte(0), z.lte(600_000)),
});

/**
 * `stack`: frames in scripts of the product, innermost first, as `name script:line:column` (`-` is a function without a name). `route`: the
 * pattern of the page, not its address.
 * `reason`: one of `LOAD_FAILURES` when the remote could not be loaded; another word, or none, for a later error.
 */
const errorSchema = z.object({
  name: z.literal('error'),
  message: z.string().check(z.minLength(1), z.maxLength(1000)),
  reason: z.optional(z.string().check(z.regex(/^[a-z][a-z_]{0,39}$/))),
  stack: z.optional(
    z
      .array(z.string().check(z.regex(/^([\w$.<>]{1,60}|-) [\w.-]{1,77}\.js:\d{1,7}:\d{1,7}$/)))
      .check(z.minLength(1), z.maxLength(20)),
  ),
  route: z.optional(z.string().check(z.regex(/^\/[\w/:*?.-]{0,99}$/))),
});

/**
 * Measurements of one remote on one page, with the version that ran. Contains no ids of people and no addresses of pages.
 * A page sends `loaded` once for a version, or one `error` for it, and no error of the same reason twice, because release health
 * counts pages by them. `page`: the `pageToken` of the page's settings. Measurements without it are stored, but count for no release.
 */
export const telemetryRequestSchema = z.object({
  ...telemetrySource,
  page: z.optional(z.string().check(z.maxLength(100))),
  events: z.array(z.union([figureSchema, errorSchema])).check(z.minLength(1), z.maxLength(20)),
});
export type TelemetryRequest = z.infer<typeof telemetryRequestSchema>;

export const telemetryResponseSchema = z.object({ kept: z.int() });
export type TelemetryResponse = z.infer<typeof telemetryResponseSchema>;
