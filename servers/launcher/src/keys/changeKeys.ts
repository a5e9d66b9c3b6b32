import { newSigningKey, type NamedKeys, type SigningKeys } from '@fairtone/servers/supabase';
import { newApiKey, type KeyKind } from '../data/newApiKey.ts';

const NAME = /^[a-z][\da-z_-]{0,39}$/;
/** The key that the product itself uses: pages show the publishable one, the schedule sends the secret one. */
const OWN = 'default';
/** The name of the key that `default` replaced. It is taken until it is removed. */
const REPLACED = 'previous';

/** @throws Error when the name is taken, or has another form */
export function addKey(keys: NamedKeys, kind: KeyKind, name: string): NamedKeys {
  if (!NAME.test(name))
    throw new Error(`A name has small letters, digits, - and _: ${JSON.stringify(name)} has others.`);
  if (Object.hasOwn(keys, name))
    throw new Error(`There is a ${kind} key ${name}. Remove it first, or choose another name.`);
  return { ...keys, [name]: newApiKey(kind) };
}

/** Makes a new `default`. The one before goes on being taken as `previous`, so that pages and programs that have it lose nothing. */
export function rotateKey(keys: NamedKeys, kind: KeyKind): NamedKeys {
  const { [OWN]: replaced, [REPLACED]: _older, ...others } = keys;
  return { [OWN]: newApiKey(kind), ...(replaced && { [REPLACED]: replaced }), ...others };
}

/** @throws Error when there is no such key, or it is the one that the product itself uses */
export function removeKey(keys: NamedKeys, kind: KeyKind, name: string): NamedKeys {
  if (!Object.hasOwn(keys, name)) throw new Error(`There is no ${kind} key ${name}.`);
  if (name === OWN) throw new Error(`The product uses the ${kind} key ${OWN}: rotate it, then remove ${REPLACED}.`);
  const { [name]: _removed, ...others } = keys;
  return others;
}

/** Makes a new signing key. Tokens that the one before signed are read until they expire, or until it is removed. */
export const rotateSigningKey = ({ current }: SigningKeys): SigningKeys => ({
  current: newSigningKey(),
  previous: current,
});

/** @throws Error when there is no previous key; the current one can only be rotated */
export function removeSigningKey({ current, previous }: SigningKeys, name: string): SigningKeys {
  if (name !== REPLACED || !previous) throw new Error(`There is no signing key ${name} that can be removed.`);
  return { current };
}

const SHOWN_CHARACTERS = 6;

/** A key as lists show it: enough to recognise it, not enough to use it. */
export const maskedKey = (kind: KeyKind, key: string): string =>
  `${key.slice(0, `sb_${kind}_`.length + SHOWN_CHARACTERS)}…`;
