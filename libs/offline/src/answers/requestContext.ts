/** What an answer works with. */
export interface RequestContext {
  caches: CacheStorage;
  fetch: typeof fetch;
  /** Of the site. */
  origin: string;
  /** Lets work go on after the answer was given. */
  later: (work: Promise<unknown>) => void;
}
