import {
  authClient,
  confirmLink,
  newestMail,
  PASSWORD,
  post,
  sharedBackend,
  signUp,
  withSql,
  type Person,
} from '../../../servers/testing/clients.ts';
import { ask, errorCodeOf } from './authRequests.ts';

// The numbers in the titles are those of the list of attacks that the product must withstand.
const backend = sharedBackend();

describe('15: used, ended or outdated tokens and links', () => {
  const refresh = async (refreshToken: string) => {
    const answer = await post(backend, '/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken });
    return { status: answer.status, body: (await answer.json()) as { refresh_token?: string; error_code?: string } };
  };
  const shiftExchange = (person: Person, seconds: number) =>
    withSql(
      backend,
      (sql) => sql`
        update auth.refresh_tokens set updated_at = updated_at + ${`${seconds} seconds`}::interval
        where user_id = ${person.id} and revoked`,
    );
  const dataStatus = async (person: Person) =>
    (await ask('/rest/v1/profiles?limit=1', { apikey: backend.anonKey, authorization: `Bearer ${person.token}` }))
      .status;

  it('15: an old refresh token after the reuse interval is refused and ends the session of thief and owner', async () => {
    const person = await signUp(backend);
    const { body } = await refresh(person.refreshToken);
    await shiftExchange(person, -11);
    expect(await refresh(person.refreshToken)).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_already_used' },
    });
    expect((await refresh(body.refresh_token!)).status).toBe(400);
    expect(await dataStatus(person)).toBe(401);
  });

  it('15, 50: the interval does not grow when the clock was a day ahead', async () => {
    const person = await signUp(backend);
    await refresh(person.refreshToken);
    await shiftExchange(person, 86_400);
    expect((await refresh(person.refreshToken)).body.error_code).toBe('refresh_token_already_used');
  });

  it('15: tokens are invalid at once after sign-out, a new password, a deleted account', async () => {
    const endings: ((person: Person) => Promise<unknown>)[] = [
      (person) => person.auth.signOut({ scope: 'global' }),
      async (person) => {
        const elsewhere = authClient(backend);
        await elsewhere.signInWithPassword({ email: person.email, password: PASSWORD });
        return elsewhere.updateUser({ password: 'An0ther!password' });
      },
      // A database function deletes the account, without the auth service.
      (person) => withSql(backend, (sql) => sql`delete from auth.users where id = ${person.id}`),
    ];
    for (const end of endings) {
      const person = await signUp(backend);
      expect(await dataStatus(person)).toBe(200);
      await end(person);
      await until(async () => (await dataStatus(person)) === 401);
      expect((await refresh(person.refreshToken)).status).toBe(400);
      expect((await person.auth.getUser(person.token)).error).not.toBeNull();
    }
  });

  it('15: a recovery link used twice, late, in place of another kind, or by another person is refused', async () => {
    const person = await signUp(backend);
    const mailed = async () => {
      await post(backend, '/auth/v1/recover', { email: person.email });
      return newestMail(backend, person.email, 'recovery');
    };
    const mail = await mailed();
    const hash = new URL(mail.link).searchParams.get('token_hash')!;
    const verify = async (body: object) => errorCodeOf(await post(backend, '/auth/v1/verify', body));
    expect(await verify({ token_hash: hash, type: 'signup' })).toBe('otp_expired');
    expect(await verify({ token_hash: hash, type: 'email_change' })).toBe('otp_expired');
    const other = await signUp(backend);
    expect(await verify({ email: other.email, token: mail.code, type: 'recovery' })).toBe('otp_expired');
    expect(await verify({ email: person.email, token: hash, type: 'recovery' })).toBe('otp_expired');
    expect((await confirmLink(backend, mail.link)).errorCode).toBeNull();
    expect((await confirmLink(backend, mail.link)).errorCode).toBe('otp_expired');
    expect(await verify({ email: person.email, token: mail.code, type: 'recovery' })).toBe('otp_expired');

    for (const shift of ['-61 minutes', '1 day']) {
      await withSql(backend, (sql) => sql`delete from fairtone_private.outbox where recipient = ${person.email}`);
      const late = await mailed();
      await withSql(
        backend,
        (sql) =>
          sql`update auth.one_time_tokens set created_at = now() + ${shift}::interval where user_id = ${person.id}`,
      );
      expect((await confirmLink(backend, late.link)).errorCode).toBe('otp_expired');
    }
  });

  it('15: a new password invalidates an earlier recovery link', async () => {
    const person = await signUp(backend);
    await post(backend, '/auth/v1/recover', { email: person.email });
    const { link } = await newestMail(backend, person.email, 'recovery');
    await person.auth.updateUser({ password: 'An0ther!password' });
    expect((await confirmLink(backend, link)).errorCode).toBe('otp_expired');
  });

  it('15: one link followed twenty times at once opens one session', async () => {
    const person = await signUp(backend);
    await post(backend, '/auth/v1/recover', { email: person.email });
    const { link } = await newestMail(backend, person.email, 'recovery');
    const all = await Promise.all(Array.from({ length: 20 }, () => confirmLink(backend, link)));
    expect(all.filter(({ session }) => session !== null)).toHaveLength(1);
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not come to be within three seconds.');
}
