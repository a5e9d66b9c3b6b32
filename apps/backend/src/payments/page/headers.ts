import type { SessionRecord } from '../store.ts';

function originOf(url: string | null): string[] {
  return url && URL.canParse(url) ? [new URL(url).origin] : [];
}

/**
 * Headers of a payment page. The form may lead on to the shop: browsers apply `form-action` to redirects too.
 */
export function pageHeaders(record: SessionRecord | null): Record<string, string> {
  const images = [...new Set((record?.lineItems ?? []).flatMap((item) => originOf(item.image)))];
  const targets = new Set(record ? [record.session.success_url, record.session.cancel_url].flatMap(originOf) : []);
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      "script-src 'self'",
      `img-src ${images.join(' ') || "'none'"}`,
      `form-action 'self' ${[...targets].join(' ')}`.trim(),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    // Not no-referrer: under it browsers send our own forms with `Origin: null`.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
