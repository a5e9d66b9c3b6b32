/** @jest-environment node */
import { readQaConfig } from './qaConfig.ts';

describe('who may override remotes', () => {
  it('is everybody in development, with the local dev servers', () => {
    const qa = readQaConfig({}, 'development', 4300);
    expect(qa).toMatchObject({ open: true });
    expect([qa?.origins[0], qa?.origins.at(-1)]).toEqual(['http://localhost:4330', 'http://localhost:4339']);
  });

  it('is nobody in production, unless set to testers', () => {
    expect(readQaConfig({}, 'production', 4200)).toBeNull();
    expect(readQaConfig({ FAIRTONE_QA: 'testers' }, 'production', 4200)).toEqual({ origins: [], open: false });
  });

  it('allows only the listed origins', () => {
    const env = { FAIRTONE_QA: 'testers', FAIRTONE_QA_ORIGINS: 'http://localhost:4231, https://qa.shop.tld/' };
    expect(readQaConfig(env, 'development', 4200)?.origins).toEqual(['http://localhost:4231', 'https://qa.shop.tld']);
    expect(readQaConfig({ FAIRTONE_QA_ORIGINS: '' }, 'development', 4200)?.origins).toEqual([]);
  });

  it.each([
    'http://shop.tld',
    'https://*.tld',
    'https://a.tld/x',
    "https://a.tld; script-src 'unsafe-inline'",
    'file:///x',
  ])('refuses the origin %s', (origin) => {
    expect(() => readQaConfig({ FAIRTONE_QA_ORIGINS: origin }, 'development', 4200)).toThrow('FAIRTONE_QA_ORIGINS');
  });

  it('refuses an unknown value', () => {
    expect(() => readQaConfig({ FAIRTONE_QA: 'yes' }, 'development', 4200)).toThrow('off, testers or open');
  });
});
