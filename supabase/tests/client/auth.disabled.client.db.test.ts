import { sharedBackend, signUp, type Person } from '../../../servers/testing/clients.ts';
import { supabaseAs } from './supabaseAs.ts';

const backend = sharedBackend();
let person: Person;
beforeAll(async () => {
  person = await signUp(backend);
});

const guest = () => supabaseAs(backend.anonKey).auth;

describe('ways in that the product does not offer are refused in the words of the hosted service', () => {
  test('a sign-in without an account', async () => {
    expect((await guest().signInAnonymously()).error).toMatchObject({ code: 'anonymous_provider_disabled' });
  });

  test('a sign-in by another site or a wallet', async () => {
    const { error } = await guest().signInWithIdToken({ provider: 'google', token: 'x' });
    expect(error).toMatchObject({ code: 'provider_disabled', status: 400 });
    const wallet = await guest().signInWithWeb3({ chain: 'solana', message: 'x', signature: new Uint8Array([1]) });
    expect(wallet.error).toMatchObject({ code: 'web3_provider_disabled', status: 422 });
  });

  test('a company’s sign-in', async () => {
    expect((await guest().signInWithSSO({ domain: 'example.com' })).error).toMatchObject({
      code: 'saml_provider_disabled',
      message: 'SAML 2.0 is disabled',
    });
  });

  test('a second factor, and a second identity', async () => {
    expect((await person.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      code: 'mfa_totp_enroll_not_enabled',
    });
    expect((await person.auth.linkIdentity({ provider: 'github' })).error).toMatchObject({
      code: 'manual_linking_disabled',
    });
  });

  test.each(['/factors', '/user/identities/authorize'])('%s asks for a session first', async (path) => {
    const answer = await fetch(`${backend.url}/auth/v1${path}`, {
      method: path === '/factors' ? 'POST' : 'GET',
      headers: { apikey: backend.anonKey },
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error_code: 'no_authorization' });
  });

  test.each(['/auth/v1/nowhere', '/storage/v1/nowhere'])('%s is answered as JSON', async (path) => {
    const answer = await fetch(backend.url + path, { headers: { apikey: backend.anonKey } });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ [path.startsWith('/auth') ? 'error_code' : 'error']: 'not_found' });
  });
});
