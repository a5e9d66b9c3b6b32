import { publicKeyOf, readKeyring } from '@fairtone/releases';
import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

type Place = { root: string; keyringFile: string; privateFile: string };

/** Creates a key pair: the public key is added to the keyring, the private key is written for its team alone. */
export function addKey({ root, keyringFile, privateFile }: Place, remote: string): string {
  if (!/^[a-z][a-z0-9-]*$/.test(remote)) throw new Error(`"${remote}" is no name of a remote.`);
  const inside = relative(root, resolve(privateFile));
  if (!inside.startsWith('..'))
    throw new Error('A private key does not belong into the repository; name another place.');
  if (existsSync(privateFile)) throw new Error(`${privateFile} exists already; a key is never overwritten.`);
  const { privateKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { format: 'pem', type: 'pkcs8' },
    publicKeyEncoding: { format: 'pem', type: 'spki' },
  });
  const keyring = existsSync(keyringFile) ? readKeyring(keyringFile) : {};
  const publicKey = publicKeyOf(privateKey);
  mkdirSync(dirname(privateFile), { recursive: true });
  writeFileSync(privateFile, privateKey, { mode: 0o600, flag: 'wx' });
  chmodSync(privateFile, 0o600);
  writeFileSync(
    keyringFile,
    `${JSON.stringify({ ...keyring, [remote]: [...(keyring[remote] ?? []), publicKey] }, null, 2)}\n`,
  );
  return publicKey;
}
