/** @jest-environment node */
import { HEALTH_LIMITS } from '@fairtone/domain';
import { readReleasesConfig } from './releasesConfig.ts';

const read = (env: NodeJS.ProcessEnv) => readReleasesConfig('/srv/fairtone', env);

it('checks canaries every ten seconds and gets telemetry of every page by default', () => {
  expect(read({})).toEqual({
    folder: '/srv/fairtone/dist/releases',
    shellFolder: '/srv/fairtone/dist/apps/shell',
    url: null,
    keyringFile: null,
    canaryWatchMs: 10_000,
    canaryLimits: HEALTH_LIMITS,
    errorWatchMs: 30_000,
    errorAlert: null,
    store: {},
    baseUrl: null,
    keyFile: null,
    telemetryShare: 1,
    pageSecret: null,
  });
});

it('accepts each limit separately', () => {
  const { canaryLimits } = read({ FAIRTONE_CANARY_LIMITS: 'errors=1, pages=100' });
  expect(canaryLimits).toEqual({ ...HEALTH_LIMITS, errors: 1, pages: 100 });
});

it('reads the store and the key of the console, and nothing of a store that is not named', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'AKTEST', AWS_SECRET_ACCESS_KEY: 'secret' };
  const named = { ...keys, FAIRTONE_RELEASES_STORE: 's3://shop/releases', FAIRTONE_RELEASE_KEY: 'shop.key' };
  expect(read(named)).toMatchObject({
    store: { ...keys, FAIRTONE_RELEASES_STORE: 's3://shop/releases' },
    keyFile: '/srv/fairtone/shop.key',
  });
  expect(read(keys).store).toEqual({});
});

it('can switch the canary watch off', () => {
  expect(read({ FAIRTONE_CANARY_WATCH: 'off' }).canaryWatchMs).toBeNull();
});

it('alerts about errors at the given limits, with a secret that signs', () => {
  const address = { FAIRTONE_ERROR_WEBHOOK: 'https://alerts.test/x', FAIRTONE_ERROR_WEBHOOK_SECRET: 's'.repeat(16) };
  const to = { webhook: { url: 'https://alerts.test/x', secret: 's'.repeat(16) }, mailTo: [] };
  expect(read(address).errorAlert).toEqual({ percent: 1, devices: 5, ...to });
  expect(read({ ...address, FAIRTONE_ERROR_ALERT: 'share=0.1' }).errorAlert).toEqual({
    percent: 0.1,
    devices: 5,
    ...to,
  });
});

it('alerts by e-mail with and without a webhook', () => {
  const mail = { FAIRTONE_ERROR_MAIL: 'ops@shop.test, ada@shop.test,ops@shop.test,' };
  const mailTo = ['ops@shop.test', 'ada@shop.test'];
  expect(read(mail).errorAlert).toEqual({ percent: 1, devices: 5, webhook: null, mailTo });
  const address = { FAIRTONE_ERROR_WEBHOOK: 'https://alerts.test/x', FAIRTONE_ERROR_WEBHOOK_SECRET: 's'.repeat(16) };
  expect(read({ ...mail, ...address }).errorAlert).toMatchObject({ webhook: { url: 'https://alerts.test/x' }, mailTo });
  expect(read({ FAIRTONE_ERROR_MAIL: ',' }).errorAlert).toBeNull();
});

it.each([
  { FAIRTONE_ERROR_WATCH: '0' },
  { FAIRTONE_ERROR_WEBHOOK: 'https://alerts.test' },
  { FAIRTONE_ERROR_MAIL: 'ops' },
  { FAIRTONE_ERROR_MAIL: 'Ops <ops@shop.test>' },
  { FAIRTONE_CANARY_WATCH: 'often' },
  { FAIRTONE_CANARY_WATCH: '-1' },
  { FAIRTONE_CANARY_LIMITS: 'errors' },
  { FAIRTONE_CANARY_LIMITS: 'mistakes=3' },
  { FAIRTONE_TELEMETRY_SHARE: '2' },
  { PAGE_SECRET: 'short' },
  { FAIRTONE_RELEASES_STORE: 'ftp://shop' },
])('refuses %j', (env) => {
  expect(() => read(env)).toThrow(Object.keys(env)[0]);
});
