/** @jest-environment node */
import { createPublicKey, createSign, type JsonWebKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { SupabaseSecrets } from '../settings.ts';
import { signToken } from './jwt.ts';
import { readSessionToken, signSessionToken } from './sessionToken.ts';
import { newSigningKey, publicKeysOf, type SigningKeys } from './signingKey.ts';

const [current, previous, stranger] = [newSigningKey(), newSigningKey(), newSigningKey()];
const jwtSecret = 'a-secret-of-more-than-thirty-two-characters';
const CLAIMS = { sub: 'lena', role: 'authenticated' };
const read = (token: string, signing: SigningKeys = { current, previous }) =>
  readSessionToken(token, { jwtSecret, signingKeys: () => signing } as SupabaseSecrets);

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Signs any header, which jose would refuse to do. */
const forged = (header: object, signature: (text: string) => Buffer) => {
  const text = `${part(header)}.${part({ ...CLAIMS, exp: 9_999_999_999 })}`;
  return `${text}.${signature(text).toString('base64url')}`;
};

describe('an access token', () => {
  it('is read with the key that signed it, the current or the previous one, and names that key', async () => {
    const tokens = await Promise.all([current, previous].map((key) => signSessionToken(CLAIMS, key, 60)));
    for (const token of tokens) expect(await read(token)).toMatchObject(CLAIMS);
    expect(JSON.parse(Buffer.from(tokens[0]!.split('.')[0]!, 'base64url').toString())).toEqual({
      alg: 'ES256',
      kid: current.kid,
      typ: 'JWT',
    });
    expect(await read(tokens[1]!, { current })).toBeNull();
  });

  it('of a session from before is read until it expires', async () => {
    expect(await read(await signToken(CLAIMS, jwtSecret, 60))).toMatchObject(CLAIMS);
    expect(await read(await signToken(CLAIMS, jwtSecret, -60))).toBeNull();
    expect(await read(await signToken(CLAIMS, 'another-secret-of-more-than-thirty-two', 60))).toBeNull();
  });

  it('that is expired, unsigned, changed or signed by a stranger is refused', async () => {
    const [head, claims, signature] = (await signSessionToken(CLAIMS, current, 60)).split('.') as [
      string,
      string,
      string,
    ];
    const bad = [
      await signSessionToken(CLAIMS, current, -60),
      await signSessionToken(CLAIMS, stranger, 60),
      await signSessionToken(CLAIMS, { ...stranger, kid: current.kid }, 60),
      `${head}.${part({ sub: 'eve' })}.${signature}`,
      `${head}.${claims}.`,
      `${part({ alg: 'none', kid: current.kid })}.${claims}.`,
      'garbage',
    ];
    for (const token of bad) expect([token, await read(token)]).toEqual([token, null]);
  });

  it('signed with HS256 by the text of a public key is refused', async () => {
    const key = publicKeysOf({ current })[0]!;
    const pem = createPublicKey({ key: key as unknown as JsonWebKey, format: 'jwk' }).export({
      type: 'spki',
      format: 'pem',
    });
    for (const text of [String(pem), String(pem).trim(), JSON.stringify(key), JSON.stringify({ keys: [key] }), key.x]) {
      const header = { alg: 'HS256', kid: key.kid };
      const token = await new SignJWT(CLAIMS)
        .setProtectedHeader(header)
        .sign(new TextEncoder().encode(text.padEnd(32)));
      expect(await read(token)).toBeNull();
    }
  });

  it('that brings its own key is refused', async () => {
    const { d: _secret, ...jwk } = stranger;
    const sign = (text: string) =>
      createSign('sha256')
        .update(text)
        .sign({ key: stranger as unknown as JsonWebKey, format: 'jwk', dsaEncoding: 'ieee-p1363' });
    for (const header of [
      { alg: 'ES256', kid: stranger.kid, jwk },
      { alg: 'ES256', kid: current.kid, jwk },
      { alg: 'ES256', jwk },
      { alg: 'ES384', kid: current.kid },
    ])
      expect(await read(forged(header, sign))).toBeNull();
  });
});

it('the public keys hold no secret part', () => {
  const keys = publicKeysOf({ current, previous });
  expect(keys.map(({ kid }) => kid)).toEqual([current.kid, previous.kid]);
  expect(JSON.stringify(keys)).not.toMatch(new RegExp(`"d"|${current.d}|${previous.d}`));
});
