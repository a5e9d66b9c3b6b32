import { publicKeysOf } from '../../keys/signingKey.ts';
import type { AuthApp, AuthDeps } from '../deps.ts';

/** Path of the public keys below the service (RFC 8615); it is open to programs without an API key. */
export const SIGNING_KEYS_PATH = '/.well-known/jwks.json';

/** Short: a program that meets an unknown key asks again. */
const CACHE_CONTROL = 'public, max-age=60';

/** The public keys that verify access tokens, as a JWK Set: https://supabase.com/docs/guides/auth/signing-keys */
export function addSigningKeys(app: AuthApp, { secrets }: AuthDeps): void {
  app.get(SIGNING_KEYS_PATH, (context) =>
    context.json({ keys: publicKeysOf(secrets.signingKeys()) }, 200, { 'cache-control': CACHE_CONTROL }),
  );
}
