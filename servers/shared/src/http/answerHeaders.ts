/** Two years, as browsers' own lists ask. Sub-domains are somebody else's to decide about. */
const HSTS = 'max-age=63072000';

/**
 * What every answer says unless the service behind it says otherwise: it is data, shows and runs nothing when it is opened
 * as a page, and no other site gets it into one of its own without the list of CORS.
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
