import type { SupabaseSecrets } from '../settings.ts';
import { peekToken } from './jwt.ts';
import type { SigningKey, SigningKeys } from './signingKey.ts';

/** The data API, which verifies tokens itself. */
export type KeyReader = {
  /** The keys with which it was started. */
  keys: SigningKeys;
  /** Resolves when it verifies tokens by these keys. */
  load: (keys: SigningKeys) => Promise<void>;
};

export type TokenKeys = {
  /** The key that signs. A new one signs only when the data API reads its tokens. */
  signingKey: () => Promise<SigningKey>;
  /** Whether the data API may verify a token: its algorithm is one of ours, and its key was not removed. */
  isKnown: (token: string) => Promise<boolean>;
};

const idsOf = ({ current, previous }: SigningKeys) => [current.kid, previous?.kid];
const isSame = (left: SigningKeys, right: SigningKeys) => String(idsOf(left)) === String(idsOf(right));

/** Follows the signing keys of an installation, which `npm run keys -- rotate tokens` replaces while it runs. */
export function createTokenKeys(secrets: Pick<SupabaseSecrets, 'signingKeys'>, reader: KeyReader): TokenKeys {
  let loaded = reader.keys;
  let loading: Promise<void> | null = null;

  const load = async (keys: SigningKeys) => {
    try {
      await reader.load(keys);
      loaded = keys;
    } finally {
      loading = null;
    }
  };
  /** Requests that meet a change share one load. */
  const follow = async () => {
    for (let wanted = secrets.signingKeys(); !isSame(wanted, loaded); wanted = secrets.signingKeys())
      await (loading ??= load(wanted));
  };

  return {
    signingKey: async () => {
      await follow();
      return loaded.current;
    },
    isKnown: async (token) => {
      const { algorithm, keyId } = peekToken(token);
      if (algorithm === 'HS256') return true;
      if (algorithm !== 'ES256' || keyId === undefined || !idsOf(secrets.signingKeys()).includes(keyId)) return false;
      await follow();
      return true;
    },
  };
}
