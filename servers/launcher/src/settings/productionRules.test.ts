/** @jest-environment node */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productionEnv } from '../../../testing/productionEnv.ts';
import { readConfig } from './config.ts';
import { productionProblems } from './productionRules.ts';
import { requireGoodSecrets } from '../data/secretRules.ts';
import { loadSecrets, type Secrets } from '../data/secrets.ts';

describe('a production', () => {
  it('starts with real keys, real e-mail, https and a known proxy', () => {
    expect(productionProblems(productionEnv)).toEqual([]);
    expect(readConfig('/srv', { ...productionEnv, FAIRTONE_DEMO: 'full', PAYMENTS_TEST_CONTROL: '1' })).toMatchObject({
      ...{ mode: 'production', demo: 'off', paymentsTestControl: false, devServers: {} },
      mail: { from: productionEnv.MAIL_FROM },
    });
  });

  it.each([
    ['STRIPE_SECRET_KEY', undefined],
    ['STRIPE_SECRET_KEY', 'sk_test_51Fairtone0000000000'],
    ['STRIPE_SECRET_KEY', 'sk_live_your_key_goes_here'],
    ['STRIPE_WEBHOOK_SECRET', undefined],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_short'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_test_51Fairtone0000000000'],
    ['SITE_URL', undefined],
    ['SITE_URL', 'http://shop.test'],
    ['SITE_URL', 'https://localhost:4200'],
    ['SMTP_URL', undefined],
    ['SMTP_URL', 'https://mail.test'],
    ['MAIL_FROM', undefined],
    ['FAIRTONE_TRUSTED_PROXIES', undefined],
    ['FAIRTONE_TRUSTED_PROXIES', '0'],
    ['FAIRTONE_QA', 'open'],
    ['FAIRTONE_RATE_LIMIT_FACTOR', '10'],
  ])('does not start with %s=%s, and says which setting it is', (name, value) => {
    const env = { ...productionEnv, [name]: value };
    expect(productionProblems(env)).toEqual([expect.stringContaining(name)]);
    expect(() => readConfig('/srv', env)).toThrow(name);
  });

  it('trusts pages of its own and the listed origins only, not of localhost', () => {
    const env = { ...productionEnv, FAIRTONE_ALLOWED_ORIGINS: 'https://admin.shop.test' };
    expect(readConfig('/srv', env).allowedOrigins).toEqual(['https://shop.test', 'https://admin.shop.test']);
  });

  it('lists everything that is missing at once', () => {
    expect(productionProblems({})).toHaveLength(7);
  });
});

describe('the secrets', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'fairtone-secrets-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const file = () => join(folder, 'secrets.json');

  it.each([
    ['in the data folder', 'postgres'],
    ['outside of it', 'elsewhere'],
  ])('are not generated again for a database %s; the refusal says what to do', async (_where, name) => {
    const cluster = join(folder, name);
    mkdirSync(cluster);
    if (name !== 'postgres') writeFileSync(join(folder, 'postgres.location'), `${cluster}\n`);
    writeFileSync(join(cluster, 'fairtone.ready'), '');
    await expect(loadSecrets(folder)).rejects.toThrow(/secrets\.json is missing.*Nothing was changed.*backup/s);
    expect(existsSync(file())).toBe(false);
  });

  it('are generated for a database whose creation was interrupted', async () => {
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres/PG_VERSION'), '17\n');
    await expect(loadSecrets(folder)).resolves.toMatchObject({ jwtSecret: expect.any(String) });
  });

  it.each(['{"jwtSecret": "a', 'null', '{"jwtSecret": "a"}', ''])(
    'that are damaged (%j) name their file',
    async (text) => {
      writeFileSync(file(), text);
      await expect(loadSecrets(folder)).rejects.toThrow(file());
      expect(readFileSync(file(), 'utf8')).toBe(text);
    },
  );
});

describe('the secrets of a production', () => {
  let folder: string;
  let secrets: Secrets;
  const file = () => join(folder, 'secrets.json');
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fairtone-secrets-'));
    secrets = await loadSecrets(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are accepted as generated', async () => {
    await expect(requireGoodSecrets(file(), secrets)).resolves.toBeUndefined();
  });

  it.each([0o644, 0o640, 0o606])('are refused when others may read the file (mode %o)', async (mode) => {
    chmodSync(file(), mode);
    await expect(requireGoodSecrets(file(), secrets)).rejects.toThrow('chmod 600');
  });

  it.each([
    ['a missing one', { refreshTokenSecret: undefined }],
    ['a short one', { jwtSecret: 'abc123' }],
    ['a known one', { jwtSecret: 'super-secret-jwt-token-with-at-least-32-characters-long' }],
    ['a key that another secret signed', { jwtSecret: 'a1b2c3d4'.repeat(8) }],
    ['a guest’s key in the place of the service’s', {}],
  ])('are refused with %s', async (label, change) => {
    const bad = { ...secrets, ...change } as Secrets;
    if (label.startsWith('a guest')) bad.serviceKey = bad.anonKey;
    writeFileSync(file(), JSON.stringify(bad), { mode: 0o600 });
    const refusal = await requireGoodSecrets(file(), bad).then(
      () => 'none',
      (error: Error) => error.message,
    );
    expect(refusal).toMatch(/jwtSecret|refreshTokenSecret|serviceKey|anonKey/);
    for (const value of Object.values(bad)) if (typeof value === 'string') expect(refusal).not.toContain(value);
  });
});
