/** @jest-environment node */
import { readConfig } from './config.ts';

describe('the settings', () => {
  it('have defaults that need no environment', () => {
    expect(readConfig('/srv/fairtone', {})).toMatchObject({
      dataDir: '/srv/fairtone/.data',
      host: '127.0.0.1',
      port: 4200,
      siteUrl: 'http://localhost:4200',
      mode: 'development',
      demo: 'full',
      paymentsPort: 4201,
      rateLimitFactor: 1,
      auth: { emailConfirmation: false, sms: { provider: 'outbox' }, trustedProxies: { hops: 0 } },
    });
  });

  it.each([{ PORT: '0' }, { PORT: 'http' }, { PORT: '70000' }, { FAIRTONE_DEMO: 'huge' }])('refuse %j', (env) => {
    expect(() => readConfig('/srv', env)).toThrow();
  });
});
