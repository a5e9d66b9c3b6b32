import { KEY_KINDS, type KeyKind } from '../data/newApiKey.ts';
import type { StoredKeys } from '../data/secretsFile.ts';
import { addKey, maskedKey, removeKey, removeSigningKey, rotateKey, rotateSigningKey } from './changeKeys.ts';

const HELP = `npm run keys -- COMMAND

  list                              all keys, masked
  add publishable|secret NAME       one more API key; prints it
  rotate publishable|secret         a new default; prints it. The one before is taken as "previous"
  remove publishable|secret NAME    refuses it from now on
  rotate tokens                     a new key that signs access tokens. Those of the one before are read until they expire
  remove tokens previous            refuses them from now on: whoever has one gets a new one with the refresh token

A running product needs no restart. Pages get a new publishable key when they are loaded again.`;

/**
 * Runs a command line.
 * @returns the keys to store, if they change, and the text to print
 * @throws Error with the reason, or with the list of commands
 */
export function keysCommand(keys: StoredKeys, words: readonly string[]): { keys?: StoredKeys; output?: string } {
  const [command = '', kind, name] = words;
  if (command === 'list') return { output: listOf(keys) };
  if (kind === 'tokens') return { keys: { ...keys, signingKeys: changedTokens(keys, command, name) } };
  const known = KEY_KINDS.find((each) => each === kind);
  if (!known) throw new Error(HELP);
  const changed = changedKeys(keys, command, known, name);
  const output = command === 'remove' ? {} : { output: changed[name ?? 'default'] };
  return { keys: { ...keys, [`${known}Keys`]: changed }, ...output };
}

function changedKeys(keys: StoredKeys, command: string, kind: KeyKind, name: string | undefined) {
  const own = keys[`${kind}Keys`];
  if (command === 'rotate' && name === undefined) return rotateKey(own, kind);
  if (command === 'add' && name !== undefined) return addKey(own, kind, name);
  if (command === 'remove' && name !== undefined) return removeKey(own, kind, name);
  throw new Error(HELP);
}

function changedTokens({ signingKeys }: StoredKeys, command: string, name: string | undefined) {
  if (command === 'rotate' && name === undefined) return rotateSigningKey(signingKeys);
  if (command === 'remove' && name !== undefined) return removeSigningKey(signingKeys, name);
  throw new Error(HELP);
}

function listOf(keys: StoredKeys): string {
  const line = (...columns: string[]) =>
    columns
      .map((text) => text.padEnd(20))
      .join(' ')
      .trimEnd();
  const apiKeys = KEY_KINDS.flatMap((kind) =>
    Object.entries(keys[`${kind}Keys`]).map(([name, key]) => line(kind, name, maskedKey(kind, key))),
  );
  const tokens = Object.entries(keys.signingKeys).map(([name, { kid }]) => line('tokens', name, kid));
  return [...apiKeys, ...tokens].join('\n');
}
