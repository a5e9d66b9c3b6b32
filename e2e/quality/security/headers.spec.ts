import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publishAlbum } from '../../support/albums';
import { signUp } from '../../support/people';
import type { Product } from '../../support/startProduct';
import { expect, test } from '../../support/test';

const asPage = { accept: 'text/html' };
const get = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers, redirect: 'manual' });

/** Directives of a content security policy by name. */
function policyOf(answer: Response): Record<string, string> {
  const policy = answer.headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ', 1)[0]!, part.slice(part.indexOf(' ') + 1)]),
  );
}

/** One response of each kind that the product sends. */
async function answers(product: Product): Promise<Record<string, Response>> {
  const { url, paymentsUrl, anonKey, releases } = product;
  const artist = await signUp(product, 'Nadia Voss', 'artist');
  const { coverImage } = await publishAlbum(product, artist, { title: 'Sealed', price: 800 });
  const { catalog } = releases.live;
  const script = readdirSync(join(process.cwd(), 'dist/apps/shell')).find((name) => /^main\..*\.js$/.test(name))!;
  return {
    home: await get(url, asPage),
    screen: await get(`${url}/checkout`, asPage),
    link: await get(`${url}/auth/confirm?token_hash=x&type=signup`, asPage),
    embed: await get(`${url}/embed/album/1`, asPage),
    outbox: await get(`${url}/outbox`, asPage),
    unsubscribe: await get(`${url}/functions/v1/unsubscribe?token=x`, asPage),
    payment: await get(`${paymentsUrl}/pay/intent/x`, asPage),
    shellScript: await get(`${url}/${script}`),
    releaseScript: await get(url + catalog!.baseUrl + catalog!.entry),
    manifest: await get(`${url}/releases.json`),
    missing: await get(`${url}/releases/catalog/none/x.js`),
    health: await get(`${url}/healthz`),
    rest: await get(`${url}/rest/v1/albums?limit=1`, { apikey: anonKey }),
    auth: await get(`${url}/auth/v1/settings`, { apikey: anonKey }),
    cover: await get(coverImage),
    function: await get(`${url}/functions/v1/telemetry`),
  };
}

const PAGES = ['home', 'screen', 'link', 'embed'];
const OTHER_PAGES = ['outbox', 'unsubscribe', 'payment'];

test.describe('Headers', () => {
  let all: Record<string, Response>;
  test.beforeAll(async ({ product }) => {
    all = await answers(product);
  });

  test('of no answer allow inline code, inline styles, eval, any origin or any object', () => {
    for (const [name, answer] of Object.entries(all)) {
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy, name).toMatch(/default-src '(none|self)'/);
      expect(policy.replaceAll("'wasm-unsafe-eval'", ''), name).not.toMatch(/unsafe-|data: *script|strict-dynamic/);
      const { 'frame-ancestors': _, ...rest } = policyOf(answer);
      expect(Object.values(rest).join(' '), name).not.toMatch(/\*|https?:(?!\/\/)/);
      expect(answer.headers.get('x-content-type-options'), name).toBe('nosniff');
    }
  });

  test('of the product’s pages enforce Trusted Types, start workers from checked bytes only, and forbid frames', () => {
    for (const name of PAGES) {
      const answer = all[name]!;
      expect(policyOf(answer), name).toMatchObject({
        'require-trusted-types-for': "'script'",
        'trusted-types': 'fairtone',
        'worker-src': "'self' blob:",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'frame-ancestors': name === 'embed' ? '*' : "'none'",
      });
      expect(Object.fromEntries(answer.headers), name).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin',
      });
      expect(answer.headers.get('permissions-policy'), name).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    }
  });

  test('allow WebAssembly where files can be uploaded, not in an embedded page', () => {
    expect(policyOf(all.home!)['script-src']).toContain("'wasm-unsafe-eval'");
    expect(policyOf(all.embed!)['script-src']).not.toContain('wasm');
  });

  test('close the other pages as well', () => {
    for (const name of OTHER_PAGES) {
      const answer = all[name]!;
      expect(answer.headers.get('content-type'), name).toContain('text/html');
      expect(policyOf(answer), name).toMatchObject({
        'default-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
      });
      expect(answer.headers.get('cross-origin-opener-policy'), name).toBe('same-origin');
      expect(answer.headers.get('referrer-policy'), name).toMatch(/^(no-referrer|same-origin)$/);
    }
  });

  test('let other origins take files of releases and public covers, nothing else', () => {
    const open = Object.entries(all).filter(
      ([, { headers }]) => headers.get('cross-origin-resource-policy') === 'cross-origin',
    );
    expect(open.map(([name]) => name).sort()).toEqual(['cover', 'releaseScript']);
    for (const [name, answer] of Object.entries(all)) {
      expect(answer.headers.get('cross-origin-resource-policy'), name).toMatch(/^(same-origin|cross-origin)$/);
    }
  });

  test('let answers that are data show and run nothing when they are opened', () => {
    for (const name of ['manifest', 'missing', 'health', 'rest', 'auth', 'function', 'shellScript', 'releaseScript']) {
      expect(policyOf(all[name]!), name).toMatchObject({ 'default-src': "'none'", 'frame-ancestors': "'none'" });
      expect(all[name]!.headers.get('content-type') ?? '', name).not.toContain('text/html');
    }
    expect(policyOf(all.cover!)).toHaveProperty('sandbox');
  });
});
