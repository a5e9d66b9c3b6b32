import { messageOf, warn } from '@fairtone/servers/shared';
import { statSync } from 'node:fs';
import { keysIn, readSecrets, type StoredKeys } from './secretsFile.ts';

/**
 * The keys of `secrets.json` as they are when they are asked for. The file is looked at each time, which takes microseconds, and read when
 * it is another one: `npm run keys` replaces it. A file that cannot be read leaves the keys as they were.
 */
export function liveKeys(file: string, first: StoredKeys): () => StoredKeys {
  let keys = first;
  let seen = versionOf(file);
  return () => {
    const version = versionOf(file);
    if (version === seen) return keys;
    seen = version;
    try {
      keys = keysIn(readSecrets(file)) ?? keys;
    } catch (error) {
      warn('keys', messageOf(error));
    }
    return keys;
  };
}

/** Names the state of a file: a replaced one has another inode, and one with another owner or mode another ctime. */
function versionOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.mtimeMs} ${found.ctimeMs} ${found.size}` : 'none';
}
