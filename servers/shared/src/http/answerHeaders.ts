/** Two years, as browsers' preload lists require. Subdomains belong to other services. */
const HSTS = 'max-age=63072000';

/**
 * Default headers of every response unless its service sets others: when it is opened as a page, it shows and runs nothing,
 * and other sites cannot read it unless CORS allows them.
 */
export function answerHeaders({ siteUrl }: { siteUrl: string }): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') ? { 'strict-transport-security': HSTS } : {}),
  };
}
