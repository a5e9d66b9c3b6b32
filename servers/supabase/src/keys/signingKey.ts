import { generateKeyPairSync, randomUUID } from 'node:crypto';

/** A private key of ES256 as a JWK (RFC 7517). `d` is its secret part; `kid` names it in the header of every token that it signed. */
export type SigningKey = {
  kid: string;
  kty: 'EC';
  crv: 'P-256';
  alg: 'ES256';
  use: 'sig';
  x: string;
  y: string;
  d: string;
};

/** Two keys are valid at once: `current` signs, and tokens that `previous` signed are read until it is removed. */
export type SigningKeys = { current: SigningKey; previous?: SigningKey };

export function newSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y, d } = privateKey.export({ format: 'jwk' });
  return { kid: randomUUID(), kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', x: x!, y: y!, d: d! };
}

type PublicKey = Omit<SigningKey, 'd'>;

/** What everybody may know of the keys: verifies tokens, signs none. */
export const publicKeysOf = ({ current, previous }: SigningKeys): PublicKey[] =>
  (previous ? [current, previous] : [current]).map(({ d: _secret, ...key }) => key);
