/** What a request asks an edge for: labels of its metrics. */
export type RequestKind = 'page' | 'file' | 'release' | 'crawl';

const CRAWL = /^\/(sitemap[^/]*\.xml|robots\.txt|oembed|feeds\/.*|sitemaps\/.*)$/;

/** @param path of the request, without its parameters */
export function requestKindOf(path: string): RequestKind {
  if (path === '/releases.json' || path.startsWith('/releases/')) return 'release';
  if (CRAWL.test(path)) return 'crawl';
  return /\.\w{1,11}$/.test(path) ? 'file' : 'page';
}
