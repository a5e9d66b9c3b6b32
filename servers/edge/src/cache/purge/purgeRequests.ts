import type { PurgeKind, PurgeSettings } from '../cacheSettings.ts';

const WITHIN_MS = 5_000;

/** Most tags of one request, as the CDNs document them; the header of a Varnish may have 8 kB. */
const MOST_TAGS: Record<PurgeKind, number> = { varnish: 256, fastly: 256, cloudflare: 30 };

/** The requests that make one cache forget all copies with a tag. */
export function purgeRequests({ kind, secret }: PurgeSettings, url: string, tags: string[]): Request[] {
  const parts = Array.from({ length: Math.ceil(tags.length / MOST_TAGS[kind]) }, (_, at) =>
    tags.slice(at * MOST_TAGS[kind], (at + 1) * MOST_TAGS[kind]),
  );
  return parts.map((part) => REQUESTS[kind](url, secret, part));
}

const REQUESTS: Record<PurgeKind, (url: string, secret: string, tags: string[]) => Request> = {
  // varnish/fairtone.vcl
  varnish: (url, secret, tags) =>
    new Request(url, {
      method: 'PURGE',
      headers: { authorization: `Bearer ${secret}`, 'surrogate-key': tags.join(' ') },
      signal: AbortSignal.timeout(WITHIN_MS),
    }),
  // https://www.fastly.com/documentation/reference/api/purging/ (bulk purge); the URL is https://api.fastly.com/service/<id>
  fastly: (url, secret, tags) => postJson(`${url}/purge`, { 'fastly-key': secret }, { surrogate_keys: tags }),
  // https://developers.cloudflare.com/api/resources/cache/methods/purge; the URL is https://api.cloudflare.com/client/v4/zones/<id>
  cloudflare: (url, secret, tags) => postJson(`${url}/purge_cache`, { authorization: `Bearer ${secret}` }, { tags }),
};

const postJson = (url: string, headers: Record<string, string>, body: object) =>
  new Request(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(WITHIN_MS),
  });
