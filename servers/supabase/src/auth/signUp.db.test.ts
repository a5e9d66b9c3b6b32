import { randomUUID } from 'node:crypto';
import { authClient, PASSWORD, post, sharedBackend, signUp, withSql } from '../../../testing/clients.ts';

const backend = sharedBackend();
const newEmail = () => `${randomUUID()}@people.test`;

describe('signing up', () => {
  it('opens a session of one hour with the person’s id, e-mail and metadata in the token', async () => {
    const { data, error } = await authClient(backend).signUp({
      email: newEmail(),
      password: PASSWORD,
      options: { data: { full_name: 'Ada' } },
    });
    expect(error).toBeNull();
    const claims = JSON.parse(Buffer.from(data.session!.access_token.split('.')[1]!, 'base64url').toString());
    expect(claims).toMatchObject({
      sub: data.user!.id,
      role: 'authenticated',
      email: data.user!.email,
      user_metadata: { full_name: 'Ada' },
      app_metadata: { provider: 'email' },
      session_id: expect.any(String),
    });
    expect(claims.exp - claims.iat).toBe(3600);
  });

  it.each([
    ['too short', 'Ab1!xyz'],
    ['no upper case letter', 'str0ng!password'],
    ['no lower case letter', 'STR0NG!PASSWORD'],
    ['no digit', 'Strong!password'],
    ['no special character', 'Str0ngpassword'],
    ['longer than bcrypt reads', `Aa1!${'x'.repeat(69)}`],
    ['longer than bcrypt reads in bytes', `Aa1!${'ü'.repeat(35)}`],
  ])('refuses a password that is %s', async (_why, password) => {
    const { error } = await authClient(backend).signUp({ email: newEmail(), password });
    expect(error).toMatchObject({ code: 'weak_password', status: 422 });
  });

  it('accepts a password of exactly 72 bytes and checks its last byte', async () => {
    const email = newEmail();
    const password = `Aa1!${'x'.repeat(68)}`;
    expect((await authClient(backend).signUp({ email, password })).error).toBeNull();
    const { error } = await authClient(backend).signInWithPassword({ email, password: `${password.slice(0, 71)}y` });
    expect(error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('treats an e-mail in another letter case as the same account', async () => {
    const { email } = await signUp(backend);
    const { error } = await authClient(backend).signUp({ email: ` ${email.toUpperCase()}`, password: PASSWORD });
    expect(error).toMatchObject({ code: 'user_already_exists', status: 422 });
  });

  it('creates one account for ten simultaneous sign-ups', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(backend, '/auth/v1/signup', { email, password: PASSWORD })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(9).fill(422)]);
  });

  it('gives no rights to a role that a visitor invents', async () => {
    const email = newEmail();
    const { data } = await authClient(backend).signUp({
      email,
      password: PASSWORD,
      options: { data: { role: 'moderator' } },
    });
    const rows = await withSql(
      backend,
      (sql) => sql`select role from public.user_roles where user_id = ${data.user!.id}`,
    );
    expect(rows.map((row) => row.role)).toEqual(['customer']);
  });

  it.each(['no-at-sign', 'a@b', `${'x'.repeat(250)}@people.test`, 'a\0b@people.test'])(
    'refuses the e-mail %j',
    async (email) => {
      const answer = await post(backend, '/auth/v1/signup', { email, password: PASSWORD });
      expect([answer.status, (await answer.json()).error_code]).toEqual([400, 'validation_failed']);
    },
  );

  it('returns neither password nor hash in any response', async () => {
    const answer = await post(backend, '/auth/v1/signup', { email: newEmail(), password: PASSWORD });
    expect(await answer.text()).not.toMatch(/\$2[aby]\$|Str0ng|encrypted/);
  });
});
