/** @jest-environment node */
import { readEdgeProcess } from './environment.ts';

const SHOP = { SUPABASE_URL: 'https://project.supabase.test', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1' };
const RULES = { emailConfirmation: true, phoneLogin: false };

describe('An edge in its own process', () => {
  it('needs the API, a publishable key, and no secret', () => {
    const { settings, ...place } = readEdgeProcess('/srv/fairtone', SHOP);
    expect(place).toMatchObject({ host: '127.0.0.1', port: 4210, metricsPort: null, drainMs: 0 });
    expect(settings(RULES).supabase.publishableKey()).toBe('sb_publishable_1');
    expect(settings(RULES)).toMatchObject({
      siteUrl: 'http://localhost:4210',
      supabase: { url: SHOP.SUPABASE_URL, publicUrl: SHOP.SUPABASE_URL },
      releases: { folder: '/srv/fairtone/dist/releases', url: null, keyringFile: null },
      pageSecret: null,
      page: { ...RULES, demoAccounts: null, testPaymentsUrl: null },
      qa: null,
    });
  });

  it.each(Object.keys(SHOP))('does not start without %s', (name) => {
    expect(() => readEdgeProcess('/srv/fairtone', { ...SHOP, [name]: '' })).toThrow(`${name} is missing`);
  });

  it('refuses a secret key in the place of the publishable one, without repeating it', () => {
    const read = () => readEdgeProcess('/srv/fairtone', { ...SHOP, SUPABASE_PUBLISHABLE_KEY: 'sb_secret_4711' });
    expect(read).toThrow('SUPABASE_PUBLISHABLE_KEY is a secret key');
    expect(read).not.toThrow(/4711/);
  });

  it('refuses an invalid setting by name, and never repeats a secret', () => {
    const env = { ...SHOP, SITE_URL: 'shop.test', PAGE_SECRET: 'hunter2' };
    expect(() => readEdgeProcess('/srv/fairtone', env)).toThrow(
      /SITE_URL is "shop.test"[^]*PAGE_SECRET has another form/,
    );
    expect(() => readEdgeProcess('/srv/fairtone', env)).not.toThrow(/hunter2/);
  });

  it('lets no cache keep a page unless it is told for how long, and purges with all that it needs or not at all', () => {
    const cacheOf = (env: NodeJS.ProcessEnv) =>
      readEdgeProcess('/srv/fairtone', { ...SHOP, ...env }).settings(RULES).cache;
    expect(cacheOf({})).toBeNull();
    expect(cacheOf({ FAIRTONE_CACHE_SECONDS: '60' })).toEqual({ seconds: 60, purge: null });
    const purge = {
      FAIRTONE_PURGE_KIND: 'varnish',
      FAIRTONE_PURGE_URLS: 'http://cache-1:6081,http://cache-2:6081',
      FAIRTONE_PURGE_SECRET: 'known-to-the-caches',
    };
    expect(cacheOf({ FAIRTONE_CACHE_SECONDS: '60', ...purge })?.purge).toEqual({
      kind: 'varnish',
      urls: ['http://cache-1:6081', 'http://cache-2:6081'],
      secret: 'known-to-the-caches',
    });
    expect(() => cacheOf(purge)).toThrow('needs FAIRTONE_CACHE_SECONDS');
    for (const name of Object.keys(purge))
      expect(() => cacheOf({ FAIRTONE_CACHE_SECONDS: '60', ...purge, [name]: '' })).toThrow('are set together');
  });
});
