import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { SupabaseSecrets } from '../settings.ts';
import { peekToken, readToken } from './jwt.ts';
import { publicKeysOf, type SigningKey } from './signingKey.ts';

/** Signs the access token of a session with ES256. */
export function signSessionToken(claims: JWTPayload, key: SigningKey, lifetimeS: number): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + lifetimeS)
    .sign(key);
}

/**
 * The claims of an access token or a legacy key, or null when signature, algorithm or expiry is invalid. The algorithm decides which keys
 * are tried: a public key never verifies HS256, whose tokens the secret of before signed (sessions from before ES256, and legacy keys).
 */
export async function readSessionToken(token: string, secrets: SupabaseSecrets): Promise<JWTPayload | null> {
  const { algorithm, keyId } = peekToken(token);
  if (algorithm === 'HS256') return readToken(token, secrets.jwtSecret);
  const key = publicKeysOf(secrets.signingKeys()).find(({ kid }) => kid === keyId);
  if (algorithm !== 'ES256' || !key) return null;
  try {
    return (await jwtVerify(token, key, { algorithms: ['ES256'] })).payload;
  } catch {
    return null;
  }
}
