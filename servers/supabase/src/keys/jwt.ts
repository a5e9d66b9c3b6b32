import { decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT, type JWTPayload } from 'jose';

const encode = (secret: string) => new TextEncoder().encode(secret);

export function signToken(claims: JWTPayload, secret: string, lifetimeS: number): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + lifetimeS)
    .sign(encode(secret));
}

/** The claims, or null when signature, algorithm or expiry is invalid. */
export async function readToken(token: string, secret: string): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, encode(secret), { algorithms: ['HS256'] });
    return payload;
  } catch {
    return null;
  }
}

type Peeked = { algorithm: string | undefined; keyId: string | undefined; claims: JWTPayload };

/** Header and claims of a token, without verifying its signature. */
export function peekToken(token: string): Peeked {
  try {
    const { alg: algorithm, kid: keyId } = decodeProtectedHeader(token);
    return { algorithm, keyId, claims: decodeJwt(token) };
  } catch {
    return { algorithm: undefined, keyId: undefined, claims: {} };
  }
}
