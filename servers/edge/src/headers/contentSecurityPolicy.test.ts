/** @jest-environment node */
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const HTML = '<script>boot()</script><script type="application/json">{}</script>';
const SITE = {
  servicesOrigin: 'https://shop.test',
  isEmbed: false,
  isHttps: false,
  usesStripe: false,
  releaseOrigins: [],
  devOrigins: [],
};
/** Sources by directive. */
const policyWith = (surroundings: Partial<Parameters<typeof contentSecurityPolicy>[1]> = {}, html = HTML) =>
  Object.fromEntries(
    contentSecurityPolicy(html, { ...SITE, ...surroundings })
      .split('; ')
      .map((part) => {
        const [name, ...sources] = part.split(' ');
        return [name!, sources];
      }),
  );

describe('the content security policy', () => {
  it('allows dev servers with their sockets, and no inline code, inline style or eval for them', () => {
    const policy = policyWith({ devOrigins: ['http://localhost:4231'] });
    for (const part of ['script-src', 'connect-src', 'img-src', 'font-src'])
      expect(policy[part]).toContain('http://localhost:4231');
    expect(policy['connect-src']).toContain('ws://localhost:4231');
    expect(Object.values(policy).flat().join(' ').replaceAll("'wasm-unsafe-eval'", '')).not.toContain('unsafe-');
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
  });

  it('allows Stripe only when payments use it', () => {
    expect(JSON.stringify(policyWith())).not.toContain('stripe');
    const policy = policyWith({ usesStripe: true });
    expect(policy['script-src']).toContain('https://js.stripe.com');
    expect(policy['frame-src']).toEqual(['https://js.stripe.com', 'https://hooks.stripe.com']);
    expect(policy['connect-src']).toContain('https://api.stripe.com');
    expect(policyWith()['frame-src']).toEqual(["'none'"]);
  });

  it('lets other sites frame an embedded page, which has no uploads and calls no other service', () => {
    const policy = policyWith({ isEmbed: true });
    expect(policy['frame-ancestors']).toEqual(['*']);
    expect(policy['script-src']).not.toContain("'wasm-unsafe-eval'");
    expect(policy['connect-src']).toEqual(["'self'", 'https://shop.test']);
    expect(policyWith()['frame-ancestors']).toEqual(["'none'"]);
  });

  it('keeps pages of a site with https on https', () => {
    expect(policyWith({ isHttps: true })).toHaveProperty('upgrade-insecure-requests');
    expect(policyWith()).not.toHaveProperty('upgrade-insecure-requests');
  });

  it('lists the hash of an inline script, but not of inline data', () => {
    expect(policyWith()['script-src']!.filter((source) => source.startsWith("'sha256-"))).toHaveLength(1);
    expect(policyWith({}, HTML.replace('boot()', 'evil()'))['script-src']).not.toEqual(policyWith()['script-src']);
  });
});
