import { SignJWT } from 'jose';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedBackend } from '../../../servers/testing/clients.ts';

const { jwtSecret } = JSON.parse(readFileSync(join(sharedBackend().dataDir, 'secrets.json'), 'utf8')) as {
  jwtSecret: string;
};

/** A token with these claims, signed with the real secret unless told otherwise. */
export const token = (claims: object, { secret = jwtSecret, lifetime = '1h', alg = 'HS256' } = {}) =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg })
    .setExpirationTime(lifetime)
    .sign(new TextEncoder().encode(secret));

export const unsigned = (claims: object) =>
  `${[{ alg: 'none', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;

export const claimsOf = (accessToken: string) =>
  JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
