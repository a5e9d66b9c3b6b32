import * as z from 'zod/mini';

/** A request that a screen makes at first. */
export const firstRequestSchema = z.object({
  /** Path and query at the data API as the client requests it; `{albumId}` is replaced by a route param. */
  get: z.string().check(z.regex(/^\/rest\/v1\/[^#\s]+$/)),
  /** Set it only where every user gets the same response. Without it, the response is used for guests only. */
  isForAll: z.optional(z.boolean()),
  /** Parameters of the page's address, such as a filter, with which the screen asks for something else. */
  unless: z.optional(z.array(z.string())),
});
export type FirstRequest = z.infer<typeof firstRequestSchema>;

/** Metadata and first requests of a route's page, for its prerendered HTML. */
export const routePageSchema = z.object({
  /** What it is about, for search engines and previews. A kind that the release host does not know counts as none. */
  kind: z.optional(z.string()),
  /** Shown alone, without header, footer and player bar: for frames on other sites. */
  isBare: z.optional(z.boolean()),
  /** Asked by the release host as a guest, and answered in the html. */
  first: z.optional(z.array(firstRequestSchema)),
});
export type RoutePage = z.infer<typeof routePageSchema>;

/** What the html of a page knows before its scripts run: the answers by `requestKey`. */
export const firstAnswersSchema = z.record(
  z.string(),
  z.object({ body: z.unknown(), isForAll: z.optional(z.boolean()) }),
);
export type FirstAnswers = z.infer<typeof firstAnswersSchema>;

export { FIRST_ANSWERS_ELEMENT_ID } from './elementIds.ts';
export { requestKey } from './requestKey.ts';
