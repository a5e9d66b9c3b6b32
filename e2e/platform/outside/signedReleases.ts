import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderStore, readKeyring, rightsOf, type Keyring } from '@fairtone/releases';
import { addKey } from '../../../delivery/release/keys/keyFiles';
import type { ReleaseFolder } from '../../support/releases';

/**
 * Gives each remote of a store a key of its own, as a shop does whose teams have keys, and signs what is live.
 * @param place folder for the keys
 * @param others keys of teams that released nothing yet
 * @returns the file of the public keys
 */
export async function signReleases(releases: ReleaseFolder, place: string, others: Keyring): Promise<string> {
  const keyringFile = join(place, 'keyring.json');
  writeFileSync(keyringFile, JSON.stringify(others));
  const store = folderStore(releases.folder);
  for (const name of await store.remotes()) {
    const privateFile = join(place, `${name}.key`);
    addKey({ root: process.cwd(), keyringFile, privateFile }, name);
    const rights = rightsOf(readKeyring(keyringFile), readFileSync(privateFile, 'utf8'));
    await store.changeChannel(name, async (channel) => rights.seal(name, channel));
  }
  return keyringFile;
}
