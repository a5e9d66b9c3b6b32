import { authClient, PASSWORD, post, sharedBackend, signUp } from '../../../servers/testing/clients.ts';
import { ask, errorCodeOf } from './authRequests.ts';

// The numbers in the titles are those of the list of attacks that the product must withstand.
const backend = sharedBackend();

describe('17: weak passwords', () => {
  const WEAK = [
    ['short', 'Ab1!xyz'],
    ['without upper case', 'str0ng!password'],
    ['without lower case', 'STR0NG!PASSWORD'],
    ['without a digit', 'Strong!password'],
    ['without a special character', 'Str0ngpassword'],
    ['of 73 bytes', `Aa1!${'x'.repeat(69)}`],
    ['of 73 bytes in fewer letters', `Aa1!${'é'.repeat(34)}x`],
    ['of a megabyte', `Aa1!${'x'.repeat(60_000)}`],
    ['empty', ''],
  ];

  it('17: are refused at sign-up, on a change, and when set by staff', async () => {
    const person = await signUp(backend);
    const service = { apikey: backend.serviceKey, authorization: `Bearer ${backend.serviceKey}` };
    for (const [what, password] of WEAK) {
      const email = `${crypto.randomUUID()}@people.test`;
      const atSignUp = await post(backend, '/auth/v1/signup', { email, password });
      expect([what, atSignUp.status, await errorCodeOf(atSignUp)]).toEqual([what, 422, 'weak_password']);
      const byStaff = await ask('/auth/v1/admin/users', service, {
        method: 'POST',
        body: JSON.stringify({ email, password }),
      });
      expect([what, byStaff.status, await errorCodeOf(byStaff)]).toEqual([what, 422, 'weak_password']);
      if (what === 'empty') continue; // An empty password does not request a change.
      expect([what, (await person.auth.updateUser({ password })).error?.code]).toEqual([what, 'weak_password']);
    }
    expect(
      (await authClient(backend).signInWithPassword({ email: person.email, password: PASSWORD })).error,
    ).toBeNull();
  });

  it('17: 72 bytes are accepted, and every one of them is checked', async () => {
    const email = `${crypto.randomUUID()}@people.test`;
    const password = `Aa1!${'é'.repeat(34)}`;
    expect((await authClient(backend).signUp({ email, password })).error).toBeNull();
    const { error } = await authClient(backend).signInWithPassword({ email, password: `${password.slice(0, -1)}è` });
    expect(error?.code).toBe('invalid_credentials');
  });
});
