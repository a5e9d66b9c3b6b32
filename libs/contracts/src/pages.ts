import * as z from 'zod/mini';

/** A request that a screen sends when it opens. */
export const firstRequestSchema = z.object({
  /**
   * Path and query at the data API as the client requests it; `{albumId}` is replaced by a route param, `{q}` by one of the page's
   * `parameters`. Not sent without a value.
   */
  get: z.string().check(z.regex(/^\/rest\/v1\/[^#\s]+$/)),
  /** Set it only where every user gets the same response. Without it, the response is used for guests only. */
  isForAll: z.optional(z.boolean()),
  /** Query parameters of the page, such as a filter, with which the screen sends another request. */
  unless: z.optional(z.array(z.string())),
});
export type FirstRequest = z.infer<typeof firstRequestSchema>;

/** Metadata and first requests of a route's page, for its prerendered HTML. */
export const routePageSchema = z.object({
  /** Subject of the page, for search engines and previews. The release host ignores a kind that it does not know. */
  kind: z.optional(z.string()),
  /** Shown without header, footer and player bar, for frames on other sites. */
  isBare: z.optional(z.boolean()),
  /** Requests that the release host sends as a guest and whose responses it writes into the HTML. It prerenders only pages with this list. */
  first: z.optional(z.array(firstRequestSchema)),
  /** Query parameters of the page with which the release host prerenders it too. With others it is rendered by the browser. */
  parameters: z.optional(z.array(z.string())),
  /** Guests are redirected to the login, which leads back here: the release host prerenders the login for them. */
  isForMembers: z.optional(z.boolean()),
  /** Members see another page here, or are redirected: they are not shown what is prerendered for guests. */
  isForGuests: z.optional(z.boolean()),
});
export type RoutePage = z.infer<typeof routePageSchema>;

/** Preloaded responses in the HTML of a page, by `requestKey`. */
export const firstAnswersSchema = z.record(
  z.string(),
  z.object({ body: z.unknown(), isForAll: z.optional(z.boolean()) }),
);
export type FirstAnswers = z.infer<typeof firstAnswersSchema>;

export { FIRST_ANSWERS_ELEMENT_ID } from './elementIds.ts';
export { requestKey } from './requestKey.ts';
