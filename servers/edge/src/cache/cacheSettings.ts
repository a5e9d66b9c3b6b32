/** The kinds of caches that an edge can purge. */
export const PURGE_KINDS = ['varnish', 'fastly', 'cloudflare'] as const;
export type PurgeKind = (typeof PURGE_KINDS)[number];

/** The caches in front of the edges, and how they are told that a page has changed. */
export type PurgeSettings = {
  kind: PurgeKind;
  /** Addresses that take the requests; each gets every purge. */
  urls: string[];
  secret: string;
};

/** What a cache in front of the edges may do with a guest's page. */
export type CacheSettings = {
  /** How long a copy is fresh, in seconds; a stale one may be shown as long again while a new one is fetched. */
  seconds: number;
  /** Null: copies end by themselves only. */
  purge: PurgeSettings | null;
};
