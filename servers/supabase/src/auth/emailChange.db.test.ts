import { randomUUID } from 'node:crypto';
import {
  authClient,
  confirmLink,
  newestMail,
  outbox,
  PASSWORD,
  post,
  sharedBackend,
  signUp,
} from '../../../testing/clients.ts';

const backend = sharedBackend();
const newEmail = () => `${randomUUID()}@people.test`;

async function asked() {
  const person = await signUp(backend);
  const next = newEmail();
  const { data, error } = await person.auth.updateUser({ email: next });
  expect(error).toBeNull();
  expect([data.user?.email, data.user?.new_email]).toEqual([person.email, next]);
  const old = await newestMail(backend, person.email, 'email_change_current');
  const fresh = await newestMail(backend, next, 'email_change');
  return { person, next, old, fresh };
}

const signsIn = async (email: string) =>
  (await authClient(backend).signInWithPassword({ email, password: PASSWORD })).error === null;

describe('changing the e-mail', () => {
  it('needs the link at the old and the link at the new address, in any order', async () => {
    for (const order of [0, 1]) {
      const { person, next, old, fresh } = await asked();
      const [first, second] = order === 0 ? [old, fresh] : [fresh, old];
      expect(await confirmLink(backend, first.link)).toMatchObject({ session: null, errorCode: null });
      expect([await signsIn(person.email), await signsIn(next)]).toEqual([true, false]);
      const { session } = await confirmLink(backend, second.link);
      expect([session?.user.email, session?.user.new_email]).toEqual([next, undefined]);
      expect([await signsIn(person.email), await signsIn(next)]).toEqual([false, true]);
    }
  });

  it('works with the two codes', async () => {
    const { person, next, old, fresh } = await asked();
    const auth = authClient(backend);
    expect((await auth.verifyOtp({ email: person.email, token: old.code, type: 'email_change' })).error).toBeNull();
    const { data } = await auth.verifyOtp({ email: next, token: fresh.code, type: 'email_change' });
    expect(data.user?.email).toBe(next);
  });

  it('cannot be completed with one address twice, not even with a link that was sent again', async () => {
    const { person, next, fresh } = await asked();
    await confirmLink(backend, fresh.link);
    expect((await confirmLink(backend, fresh.link)).errorCode).toBe('otp_expired');
    await authClient(backend).resend({ type: 'email_change', email: person.email });
    await waitFor(async () => (await outbox(backend, next)).length === 2);
    const again = await newestMail(backend, next, 'email_change');
    expect(await confirmLink(backend, again.link)).toMatchObject({ session: null, errorCode: null });
    expect(await signsIn(next)).toBe(false);
  });

  it('counts each address once, even when its link is sent again before the other is followed', async () => {
    const { person, next, old, fresh } = await asked();
    await confirmLink(backend, old.link);
    await authClient(backend).resend({ type: 'email_change', email: person.email });
    const again = await newestMail(backend, person.email, 'email_change_current', old);
    expect(await confirmLink(backend, again.link)).toMatchObject({ session: null, errorCode: null });
    expect(await signsIn(next)).toBe(false);
    expect((await confirmLink(backend, fresh.link)).session?.user.email).toBe(next);
  });

  it('is one change when both links are followed at the same time', async () => {
    const { next, old, fresh } = await asked();
    const both = await Promise.all([confirmLink(backend, old.link), confirmLink(backend, fresh.link)]);
    expect(both.filter(({ session }) => session !== null)).toHaveLength(1);
    expect(await signsIn(next)).toBe(true);
  });

  it('is valid for the newest request only', async () => {
    const { person, old, fresh } = await asked();
    const third = newEmail();
    await person.auth.updateUser({ email: third });
    await newestMail(backend, third, 'email_change');
    expect((await confirmLink(backend, fresh.link)).errorCode).toBe('otp_expired');
    expect((await confirmLink(backend, old.link)).errorCode).toBe('otp_expired');
  });

  it('to a taken address reveals nothing and sends it no e-mail', async () => {
    const [person, stranger] = [await signUp(backend), await signUp(backend)];
    const { data, error } = await person.auth.updateUser({ email: stranger.email });
    expect([error, data.user?.new_email]).toEqual([null, stranger.email]);
    await newestMail(backend, person.email, 'email_change_current');
    expect(await outbox(backend, stranger.email)).toEqual([]);
  });

  it('invalidates links that were mailed to the old address', async () => {
    const { person, old, fresh } = await asked();
    await post(backend, '/auth/v1/recover', { email: person.email });
    const recovery = await newestMail(backend, person.email, 'recovery');
    await confirmLink(backend, old.link);
    await confirmLink(backend, fresh.link);
    expect((await confirmLink(backend, recovery.link)).errorCode).toBe('otp_expired');
  });
});

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 40 && !(await isSo()); tries += 1) await new Promise((r) => setTimeout(r, 50));
}
