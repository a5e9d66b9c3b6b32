import { randomUUID } from 'node:crypto';
import { authClient, PASSWORD, post, signUp, withSql } from '../../../testing/clients.ts';
import { dropOldAddresses } from './knownAddresses.ts';
import { startBackend, type RunningBackend } from '../../../testing/startBackend.ts';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ env: { FAIRTONE_RATE_LIMIT_FACTOR: '1' } });
});
beforeEach(() => withSql(backend, (sql) => sql`delete from fairtone_private.rate_limits`));
afterAll(() => backend?.stop());

const signIn = (email: string, headers: Record<string, string> = {}) =>
  post(backend, '/auth/v1/token?grant_type=password', { email, password: 'Wr0ng!password' }, headers);

describe('too many attempts', () => {
  it('on one account end in 429 with `retry-after`, for every claimed address, also after a restart', async () => {
    const email = `${randomUUID()}@people.test`;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 20; attempt += 1) {
      statuses.push(
        (await signIn(email, { 'x-forwarded-for': `10.0.0.${attempt}`, forwarded: `for=10.0.0.${attempt}` })).status,
      );
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), ...Array<number>(10).fill(429)]);

    await backend.restart();
    const refused = await signIn(email);
    expect([refused.status, (await refused.json()).error_code]).toEqual([429, 'over_request_rate_limit']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('on one account end in 429 for the visitor who made them, even with the right password', async () => {
    const { email } = await signUp(backend);
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await signIn(email)).status).toBe(400);
    expect((await authClient(backend).signInWithPassword({ email, password: PASSWORD })).error?.status).toBe(429);
  });

  it('are reset by the right password', async () => {
    const { email } = await signUp(backend);
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 9; attempt += 1) expect((await signIn(email)).status).toBe(400);
      expect((await authClient(backend).signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    }
  });

  it('use known addresses of an account, which are deleted after half a year', async () => {
    const { id } = await signUp(backend);
    const entered = () =>
      withSql(backend, (sql) => sql`select from fairtone_private.known_addresses where user_id = ${id}`);
    expect(await entered()).toHaveLength(1);
    await withSql(backend, async (sql) => {
      await dropOldAddresses(sql);
      expect(await entered()).toHaveLength(1);
      await sql`update fairtone_private.known_addresses set entered_at = now() - interval '181 days' where user_id = ${id}`;
      await dropOldAddresses(sql);
    });
    expect(await entered()).toHaveLength(0);
  });

  it('on many accounts from one address end in 429', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => signIn(`${randomUUID()}@people.test`)));
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused.length).toBe(40);
  });

  it('to send recovery e-mails end in 429, for known and unknown addresses alike', async () => {
    const { email } = await signUp(backend);
    for (const address of [email, `${randomUUID()}@people.test`]) {
      const ask = async () => (await post(backend, '/auth/v1/recover', { email: address })).status;
      expect([await ask(), await ask()]).toEqual([200, 429]);
    }
  });

  it('to guess a mailed code end in 429', async () => {
    const { email } = await signUp(backend);
    await post(backend, '/auth/v1/recover', { email });
    const guess = async (token: string) =>
      (await post(backend, '/auth/v1/verify', { email, token, type: 'recovery' })).status;
    const statuses: number[] = [];
    for (let code = 0; code < 7; code += 1) statuses.push(await guess(String(code).padStart(6, '0')));
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
  });
});
