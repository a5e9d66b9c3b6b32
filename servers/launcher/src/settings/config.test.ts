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

  it.each([{ PORT: '0' }, { PORT: 'http' }, { PORT: '70000' }])('refuse %j', (env) => {
    expect(() => readConfig('/srv', env)).toThrow();
  });

  it.each([
    ['FAIRTONE_MODE', 'Production', 'development or production'],
    ['FAIRTONE_DEMO', 'huge', 'full, small or off'],
    ['FAIRTONE_EMAIL_CONFIRMATION', 'true', 'on or off'],
    ['FAIRTONE_OFFLINE', 'OFF', 'on or off'],
    ['FAIRTONE_SCHEDULES', '0', 'on or off'],
    ['FAIRTONE_QA', 'Off', 'off, testers or open'],
    ['FAIRTONE_SMS_PROVIDER', 'vonage', 'twilio, outbox or off'],
  ])('refuse the start where %s is the unknown word "%s", and name those that it takes', (name, text, words) => {
    expect(() => readConfig('/srv', { [name]: text })).toThrow(`${name} is "${text}"; it can be ${words}.`);
  });

  it.each(['0', 'none', '-3'])('refuse %s as the factor of limits', (text) => {
    expect(() => readConfig('/srv', { FAIRTONE_RATE_LIMIT_FACTOR: text })).toThrow('a number from 1 on');
  });
});
