/** Origins whose pages may call the API: a list, never `*`, and without credentials (there are no cookies). */
export function corsHeaders(origin: string | undefined | null, allowedOrigins: string[]): Record<string, string> {
  if (!origin || !allowedOrigins.includes(origin)) return { vary: 'Origin' };
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED, vary: 'Origin' };
}

/** Response to a preflight request. An origin outside the list gets no permission, so the browser does not send the request. */
export function preflightHeaders(
  origin: string | undefined | null,
  allowedOrigins: string[],
  wanted: string | undefined,
) {
  const headers = corsHeaders(origin, allowedOrigins);
  if (!headers['access-control-allow-origin']) return headers;
  return {
    ...headers,
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': wanted || 'authorization, apikey, content-type, x-client-info',
    'access-control-max-age': '7200',
  };
}

const EXPOSED =
  'content-range, content-profile, location, preference-applied, content-length, accept-ranges, etag, retry-after, x-total-count, ' +
  'upload-offset, upload-length, upload-expires, tus-resumable, tus-version, tus-extension';
