import { productionEnv } from '../../../testing/productionEnv.ts';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sharedBackend } from '../../../testing/clients.ts';
import { secretsOf } from '../../../testing/secretsOf.ts';
import { startBackend } from '../../../testing/startBackend.ts';

const backend = sharedBackend();
const secrets = secretsOf(backend.dataDir);

describe('data that the backend exposes', () => {
  it('no page, status or list contains a secret or the database’s address', async () => {
    const paths = [
      '/',
      '/healthz',
      '/releases.json',
      '/outbox',
      '/auth/v1/settings',
      '/storage/v1/bucket',
      '/rest/v1/',
      '/run.json',
      '/secrets.json',
    ];
    for (const path of paths) {
      const answer = await fetch(backend.url + path, { headers: { apikey: backend.anonKey, accept: 'text/html' } });
      const text = (await answer.text()) + JSON.stringify([...answer.headers]);
      for (const value of Object.values(secrets)) expect(text).not.toContain(value);
      expect(text).not.toMatch(/postgres:\/\/|service_role/);
    }
  });

  it('files with secrets are readable by their owner only', () => {
    for (const name of ['secrets.json', 'run.json', 'postgrest.conf', 'gateway.lock']) {
      expect(statSync(join(backend.dataDir, name)).mode & 0o077).toBe(0);
    }
  });

  it('the payment provider’s process gets neither the database nor the keys of the services', () => {
    const { pid } = JSON.parse(readFileSync(join(backend.dataDir, 'children/payments.json'), 'utf8')) as {
      pid: number;
    };
    if (process.platform !== 'linux') return;
    const surroundings = readFileSync(`/proc/${pid}/environ`, 'utf8') + readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    for (const [name, value] of Object.entries(secrets))
      if (name !== 'webhookSecret') expect([name, surroundings.includes(value)]).toEqual([name, false]);
    expect(surroundings).not.toContain('postgres');
  });

  it('logs contain no password and no token', () => {
    const folder = join(backend.dataDir, 'logs');
    const text = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    expect(text).not.toMatch(/Str0ng!password|eyJ[\w-]+\.eyJ|postgres:\/\//);
  });
});

describe('production mode', () => {
  it('does not start without a key of the real payment provider', async () => {
    await expect(startBackend({ env: { FAIRTONE_MODE: 'production' } })).rejects.toThrow(/STRIPE_SECRET_KEY/);
  });

  it('has no outbox, no demo accounts and no local payments', async () => {
    const production = await startBackend({
      demo: 'full',
      env: productionEnv,
    });
    try {
      expect((await fetch(`${production.url}/`)).headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
      const outbox = await fetch(`${production.url}/outbox.json`);
      expect(outbox.headers.get('content-type')).not.toMatch(/^application\/json.*\[/);
      expect(outbox.status).toBe(404);
      const { parts } = (await (await fetch(`${production.url}/healthz`)).json()) as { parts: Record<string, string> };
      expect([parts.payments, parts.demo]).toEqual(['off', 'off']);
      expect(production.paymentsUrl).toBeNull();
      expect(await (await fetch(`${production.url}/`, { headers: { accept: 'text/html' } })).text()).toContain(
        '"demoAccounts":null',
      );
    } finally {
      await production.stop();
    }
  });
});

describe('the page', () => {
  it('has a policy that allows only scripts of this site and forbids frames', async () => {
    const { headers } = await fetch(`${backend.url}/`, { headers: { accept: 'text/html' } });
    const policy = headers.get('content-security-policy')!;
    // Besides its own scripts, only those of dev servers on this machine, and only in development.
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval'( 'sha256-[\w+/=]+')*( http:\/\/localhost:\d+)*;/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toMatch(/object-src 'none'; base-uri 'none'/);
    expect(policy.match(/script-src[^;]*/)![0]).not.toMatch(/unsafe-inline|'unsafe-eval'|\*/);
    expect([headers.get('x-content-type-options'), headers.get('cross-origin-opener-policy')]).toEqual([
      'nosniff',
      'same-origin',
    ]);
  });

  it('may be framed only at addresses for embedding', async () => {
    const policyOf = async (path: string) =>
      (await fetch(backend.url + path, { headers: { accept: 'text/html' } })).headers.get('content-security-policy');
    expect(await policyOf('/embed/album/x')).toMatch(/frame-ancestors \*/);
    expect(await policyOf('/album/x')).toMatch(/frame-ancestors 'none'/);
  });

  it('is the response for every route of the product, and 404 for a missing file', async () => {
    const statusOf = async (path: string) =>
      (await fetch(backend.url + path, { headers: { accept: 'text/html' } })).status;
    const routes = ['/artists', '/dashboard?tab=purchases', '/auth/confirm?token_hash=x&type=signup'];
    expect(await Promise.all(routes.map(statusOf))).toEqual([200, 200, 200]);
    // The page is sent with 404, so that search engines do not index it.
    expect(await statusOf('/album/1')).toBe(404);
    expect(
      await Promise.all(['/missing.js', '/releases/x/1/missing.js', '/storage/v1/x', '/functions/v1/x'].map(statusOf)),
    ).toEqual([404, 404, 404, 404]);
  });
});
