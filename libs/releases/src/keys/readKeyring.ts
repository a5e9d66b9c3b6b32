import { readFileSync } from 'node:fs';
import type { Keyring } from './signature.ts';

/** Reads the public keys. @throws when the file is missing or invalid: a mistake must not count as "no keys" */
export function readKeyring(file: string): Keyring {
  const keyring = JSON.parse(readFileSync(file, 'utf8')) as Keyring;
  const isSound =
    typeof keyring === 'object' &&
    Object.values(keyring).every((keys) => Array.isArray(keys) && keys.every((key) => typeof key === 'string'));
  if (!isSound) throw new Error(`${file} is no list of public keys: {"catalog": ["…"]}.`);
  return keyring;
}
