import { randomBytes } from 'node:crypto';

/** The kinds of API keys, by the word in their beginning. */
export const KEY_KINDS = ['publishable', 'secret'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

const RANDOM_BYTES = 24;

/** Makes an API key in the form of hosted Supabase: `sb_secret_` and random characters. It is no JWT and says nothing of its owner. */
export const newApiKey = (kind: KeyKind): string => `sb_${kind}_${randomBytes(RANDOM_BYTES).toString('base64url')}`;
