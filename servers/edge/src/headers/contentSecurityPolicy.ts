import { createHash } from 'node:crypto';
import { STYLE_HASHES } from './styleHashes.ts';

type Surroundings = {
  /** Origin of API and storage: this site, or the hosted project. */
  servicesOrigin: string;
  isEmbed: boolean;
  isHttps: boolean;
  usesStripe: boolean;
  /** Further origins that serve releases: a CDN. */
  releaseOrigins: string[];
  /** Dev servers, which also push changes to the page: running ones, and those that testers may use. */
  devOrigins: string[];
};

/** Stripe's documented sources, for donations that confirm a payment in the page. */
const STRIPE = {
  script: 'https://js.stripe.com',
  frame: 'https://js.stripe.com https://hooks.stripe.com',
  connect: 'https://api.stripe.com',
};

/** Name of libs/federation's Trusted Types policy: no other policy may be created, and none twice. */
const TRUSTED_TYPES = 'fairtone';

/**
 * The page's content security policy: scripts of this origin and of the release store, inline scripts by hash, no eval, and no
 * markup parsed from strings.
 */
export function contentSecurityPolicy(html: string, surroundings: Surroundings): string {
  const { servicesOrigin, isEmbed, isHttps, usesStripe, releaseOrigins, devOrigins } = surroundings;
  const stripe = (part: keyof typeof STRIPE) => (usesStripe ? ` ${STRIPE[part]}` : '');
  const releases = [...new Set([...releaseOrigins, ...devOrigins])].map((origin) => ` ${origin}`).join('');
  const sockets = devOrigins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  // The audio encoder is WebAssembly. Its worker inherits this page's policy, because it is started from
  // verified bytes; embedded pages have no upload and do not need it.
  const wasm = isEmbed ? '' : " 'wasm-unsafe-eval'";
  // Used only for listeners who entered their ListenBrainz token.
  const listenBrainz = isEmbed ? '' : ' https://api.listenbrainz.org';
  return [
    "default-src 'self'",
    `script-src 'self'${wasm}${inlineHashes(html)}${stripe('script')}${releases}`,
    // The service worker has a URL of this site; files of other workers are verified first and started from memory. The
    // page's Trusted Types policy checks the URL of both.
    "worker-src 'self' blob:",
    `connect-src 'self' ${servicesOrigin}${listenBrainz}${stripe('connect')}${releases}${sockets}`,
    `img-src 'self' ${servicesOrigin} data: blob:${releases}`,
    `media-src 'self' ${servicesOrigin} blob:`,
    `style-src ${Object.values(STYLE_HASHES).map(quoted).join(' ')}${inlineStyleHashes(html)}`,
    `font-src 'self'${releases}`,
    `frame-src ${usesStripe ? STRIPE.frame : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isEmbed ? '*' : "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Hashes of the inline scripts that run. Data blocks (JSON, JSON-LD) never run and need none. */
function inlineHashes(html: string): string {
  const scripts = [
    ...html.matchAll(/<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json")[\s=>"])[^>]*>([\s\S]*?)<\/script>/g),
  ];
  return scripts.map(([, code]) => hashOf(code!)).join('');
}

/** Hashes of inline styles of the prerendered HTML. */
const inlineStyleHashes = (html: string): string =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules]) => hashOf(rules!)).join('');

const hashOf = (text: string) => ` ${quoted(`sha256-${createHash('sha256').update(text).digest('base64')}`)}`;

const quoted = (hash: string) => `'${hash}'`;
