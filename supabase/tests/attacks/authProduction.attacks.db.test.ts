import { post, withSql } from '../../../servers/testing/clients.ts';
import { productionEnv } from '../../../servers/testing/productionEnv.ts';
import { startBackend, type RunningBackend } from '../../../servers/testing/startBackend.ts';
import { DEMO_ACCOUNTS } from '../../../servers/demo/content/catalog/index.ts';

describe('17: a production started with the demo’s settings', () => {
  let backend: RunningBackend;
  beforeAll(async () => {
    backend = await startBackend({
      demo: 'full',
      env: { ...productionEnv, PAYMENTS_TEST_CONTROL: '1' },
    });
  });
  afterAll(() => backend?.stop());

  it('17: has no demo accounts', async () => {
    for (const { email, password } of Object.values(DEMO_ACCOUNTS)) {
      const answer = await post(backend, '/auth/v1/token?grant_type=password', { email, password });
      expect([answer.status, ((await answer.json()) as { error_code: string }).error_code]).toEqual([
        400,
        'invalid_credentials',
      ]);
    }
    const page = await (await fetch(backend.url, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('"demoAccounts":null');
  });

  it('17: shows no e-mail that it sent', async () => {
    await post(backend, '/auth/v1/otp', { email: 'somebody@people.test' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    for (const path of [
      '/outbox',
      '/outbox.json',
      '/outbox.json?to=somebody@people.test',
      '/OUTBOX.json',
      '//outbox.json',
    ]) {
      const answer = await fetch(backend.url + path, { headers: { apikey: backend.serviceKey } });
      const text = await answer.text();
      expect([path, text.includes('somebody@people.test'), text.includes('token_hash')]).toEqual([path, false, false]);
    }
    // The link is not stored in any table that a backup would contain.
    expect(await withSql(backend, (sql) => sql`select 1 from fairtone_private.outbox`)).toHaveLength(0);
  });

  it('17: offers no login by phone without a provider', async () => {
    const answer = await post(backend, '/auth/v1/otp', { phone: '+491701234567' });
    expect([answer.status, ((await answer.json()) as { error_code: string }).error_code]).toEqual([
      400,
      'phone_provider_disabled',
    ]);
  });
});
