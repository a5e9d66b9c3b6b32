import { randomInt } from 'node:crypto';
import { authClient, newestMail, outbox, post, sharedBackend, signUp, withSql } from '../../../testing/clients.ts';

const backend = sharedBackend();
const newPhone = () => `+49170${String(randomInt(0, 10_000_000)).padStart(7, '0')}`;
const codeFor = async (phone: string) => (await newestMail(backend, phone, 'sms')).code;

/** Messages are written in order: once this one exists, an earlier one would exist too. */
async function laterCode(): Promise<void> {
  const phone = newPhone();
  await authClient(backend).signInWithOtp({ phone });
  await codeFor(phone);
}

describe('signing in by phone', () => {
  it('creates an account for a new number and finds it again', async () => {
    const phone = newPhone();
    const enter = async () => {
      const auth = authClient(backend);
      expect((await auth.signInWithOtp({ phone, options: { data: { full_name: 'Ada' } } })).error).toBeNull();
      return auth.verifyOtp({ phone, token: await codeFor(phone), type: 'sms' });
    };
    const first = await enter();
    expect(first.data.user).toMatchObject({ phone: phone.slice(1), email: '', app_metadata: { provider: 'phone' } });
    const rows = await withSql(
      backend,
      (sql) => sql`
        select p.name, r.role from public.profiles p join public.user_roles r on r.user_id = p.id
        where p.id = ${first.data.user!.id}`,
    );
    expect(rows).toEqual([{ name: 'Ada', role: 'customer' }]);
    await withSql(backend, (sql) => sql`delete from fairtone_private.outbox where recipient = ${phone}`);
    expect((await enter()).data.user?.id).toBe(first.data.user?.id);
  });

  it('accepts a code once, for its own number, and not after an hour', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    const tryCode = async (number: string, token: string) =>
      (await authClient(backend).verifyOtp({ phone: number, token, type: 'sms' })).error?.code ?? null;
    await authClient(backend).signInWithOtp({ phone });
    await authClient(backend).signInWithOtp({ phone: other });
    const code = await codeFor(phone);
    expect(await tryCode(other, code)).toBe('otp_expired');
    const wrong = await authClient(backend).verifyOtp({ phone: other, token: code, type: 'sms' });
    expect(wrong.error?.message).toBe('Token has expired or is invalid');
    await withSql(
      backend,
      (sql) =>
        sql`update auth.one_time_tokens set created_at = now() - interval '61 minutes' where relates_to = ${other.slice(1)}`,
    );
    expect(await tryCode(other, await codeFor(other))).toBe('otp_expired');
    expect([await tryCode(phone, code), await tryCode(phone, code)]).toEqual([null, 'otp_expired']);
  });

  it('sends nothing to an unknown number when no account may be created, with the same response', async () => {
    const phone = newPhone();
    const { error } = await authClient(backend).signInWithOtp({ phone, options: { shouldCreateUser: false } });
    expect(error).toBeNull();
    await laterCode();
    expect(await outbox(backend, phone)).toEqual([]);
  });

  it.each(['12', '+0123456', 'phone', '+49 170 ', '1'.repeat(16)])('refuses the number %j', async (phone) => {
    const answer = await post(backend, '/auth/v1/otp', { phone });
    expect([answer.status, (await answer.json()).error_code]).toEqual([400, 'validation_failed']);
  });
});

describe('a person’s phone', () => {
  it('is added after its code was entered, and then signs in to the same account', async () => {
    const person = await signUp(backend);
    const phone = newPhone();
    const { data } = await person.auth.updateUser({ phone });
    expect([data.user?.phone, data.user?.new_phone]).toEqual(['', phone.slice(1)]);
    const token = await codeFor(phone);
    const { data: changed } = await authClient(backend).verifyOtp({ phone, token, type: 'phone_change' });
    expect(changed.user).toMatchObject({ id: person.id, phone: phone.slice(1) });
  });

  it('cannot be taken over from another account', async () => {
    const phone = newPhone();
    const owner = authClient(backend);
    await owner.signInWithOtp({ phone });
    await owner.verifyOtp({ phone, token: await codeFor(phone), type: 'sms' });
    const person = await signUp(backend);
    expect((await person.auth.updateUser({ phone })).error).toBeNull();
    await laterCode();
    expect(await outbox(backend, phone)).toHaveLength(1);
  });
});
