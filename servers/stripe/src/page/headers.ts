function originOf(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}

/**
 * Headers of a page of the provider. The form may redirect to the shop: browsers apply `form-action` to redirects too.
 */
export function pageHeaders(urls: { images?: string[]; targets?: string[] }): Record<string, string> {
  const images = new Set((urls.images ?? []).flatMap(originOf));
  const targets = new Set((urls.targets ?? []).flatMap(originOf));
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      "script-src 'self'",
      `img-src ${[...images].join(' ') || "'none'"}`,
      `form-action 'self' ${[...targets].join(' ')}`.trim(),
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    // Not no-referrer: browsers would send our own forms with `Origin: null`.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}
