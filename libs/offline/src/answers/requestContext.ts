/** Dependencies of the functions that answer requests. */
export interface RequestContext {
  caches: CacheStorage;
  fetch: typeof fetch;
  /** Origin of the site. */
  origin: string;
  /** Keeps the worker alive until `work` is done, after the response was sent. */
  later: (work: Promise<unknown>) => void;
}
