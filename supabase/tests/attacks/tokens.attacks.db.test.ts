import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { sharedBackend, signUp } from '../../../servers/testing/clients.ts';
import { ask } from './authRequests.ts';
import { claimsOf, token as symmetricToken, unsigned } from './forgedTokens.ts';

const backend = sharedBackend();

/** A request of a signed-in person to each service. */
const OF_A_PERSON: [string, string, string?][] = [
  ['GET', '/rest/v1/user_settings'],
  ['GET', '/auth/v1/user'],
  ['POST', '/storage/v1/object/list/avatars', '{"prefix":""}'],
  ['POST', '/functions/v1/export-account', '{}'],
];

const statusesWith = (bearer: string) =>
  Promise.all(
    OF_A_PERSON.map(async ([method, path, body]) => {
      const headers = { apikey: backend.anonKey, authorization: `Bearer ${bearer}` };
      const answer = await ask(path, headers, { method, ...(body && { body }) });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );

const publicKeys = async () => {
  const answer = await ask('/auth/v1/.well-known/jwks.json', {});
  return ((await answer.json()) as { keys: (JsonWebKey & { kid: string })[] }).keys;
};

const es256 = (claims: object, key: CryptoKey, header: object) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', ...header }).sign(key);

describe('an access token that the auth service did not sign', () => {
  it('is refused by every service, whatever its header says', async () => {
    const person = await signUp(backend);
    const claims = claimsOf(person.token);
    const [key] = await publicKeys();
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const own = { jwk: await crypto.subtle.exportKey('jwk', publicKey) };
    const pem = String(createPublicKey({ key: key!, format: 'jwk' }).export({ type: 'spki', format: 'pem' }));
    const bad = {
      'no algorithm': unsigned(claims),
      'a key of a stranger under our id': await es256(claims, privateKey, { kid: key!.kid }),
      'a key of a stranger': await es256(claims, privateKey, { kid: 'stranger' }),
      'its own key in the header': await es256(claims, privateKey, { kid: key!.kid, ...own }),
      'HS256 with the public key as PEM': await symmetricToken(claims, { secret: pem }),
      'HS256 with the public key as JWK': await symmetricToken(claims, { secret: JSON.stringify(key) }),
      'a signature of other claims': [person.token.split('.')[0], unsigned({ ...claims, sub: key!.kid }).split('.')[1], person.token.split('.')[2]].join('.'), // prettier-ignore
    };
    expect(await statusesWith(person.token)).toEqual([200, 200, 200, 200]);
    for (const [what, bearer] of Object.entries(bad))
      expect([what, await statusesWith(bearer)]).toEqual([what, [401, 403, 401, 401]]);
  });

  it('gets no right of the service by a claim', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const [key] = await publicKeys();
    const forged = await es256({ role: 'service_role', exp: 9_999_999_999 }, privateKey, { kid: key!.kid });
    const headers = { apikey: backend.anonKey, authorization: `Bearer ${forged}` };
    expect((await ask('/rest/v1/emails?limit=1', headers)).status).toBe(401);
    expect((await ask('/auth/v1/admin/users', headers)).status).toBe(403);
  });
});

describe('a session from before ES256', () => {
  it('goes on until its token expires', async () => {
    const claims = { ...claimsOf((await signUp(backend)).token), exp: undefined };
    expect(await statusesWith(await symmetricToken(claims))).toEqual([200, 200, 200, 200]);
    expect(await statusesWith(await symmetricToken(claims, { lifetime: '-1h' }))).toEqual([401, 403, 401, 401]);
  });
});

it('the public keys are there without an API key, and hold no secret part', async () => {
  const answer = await ask('/auth/v1/.well-known/jwks.json', {});
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  for (const key of await publicKeys()) {
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: expect.any(String) });
    expect(key).not.toHaveProperty('d');
  }
  for (const method of ['POST', 'DELETE'])
    expect((await ask('/auth/v1/.well-known/jwks.json', {}, { method })).status).toBe(401);
});
