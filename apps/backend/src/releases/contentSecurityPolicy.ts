import { createHash } from 'node:crypto';

type Surroundings = {
  siteOrigin: string;
  isEmbed: boolean;
  isHttps: boolean;
  usesStripe: boolean;
  /** Origins of dev servers with hot reload; none outside of development. */
  devOrigins: string[];
};

/** Stripe's own list, for donations that confirm a payment in the page. */
const STRIPE = {
  script: 'https://js.stripe.com',
  frame: 'https://js.stripe.com https://hooks.stripe.com',
  connect: 'https://api.stripe.com',
};

/** The page's policy: scripts of this origin, the inline ones named by their hash, no eval. */
export function contentSecurityPolicy(
  html: string,
  { siteOrigin, isEmbed, isHttps, usesStripe, devOrigins }: Surroundings,
): string {
  const stripe = (part: keyof typeof STRIPE) => (usesStripe ? ` ${STRIPE[part]}` : '');
  const dev = devOrigins.map((origin) => ` ${origin}`).join('');
  const devSockets = devOrigins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  return [
    "default-src 'self'",
    // The audio encoder is WebAssembly.
    `script-src 'self' 'wasm-unsafe-eval'${inlineHashes(html)}${stripe('script')}${dev}`,
    "worker-src 'self' blob:",
    `connect-src 'self' ${siteOrigin}${stripe('connect')}${dev}${devSockets}`,
    `img-src 'self' ${siteOrigin} data: blob:${dev}`,
    `media-src 'self' ${siteOrigin} blob:`,
    // emotion writes style elements at run time.
    "style-src 'self' 'unsafe-inline'",
    `font-src 'self' data:${dev}`,
    `frame-src ${usesStripe ? STRIPE.frame : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isEmbed ? '*' : "'none'"}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Hashes of the inline scripts that run. Data blocks (JSON) never run and need none. */
function inlineHashes(html: string): string {
  const scripts = [
    ...html.matchAll(/<script(?![^>]*\b(?:src|type="application\/json")[\s=>"])[^>]*>([\s\S]*?)<\/script>/g),
  ];
  return scripts.map(([, code]) => ` 'sha256-${createHash('sha256').update(code!).digest('base64')}'`).join('');
}
