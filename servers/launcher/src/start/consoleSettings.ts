import { readFileSync } from 'node:fs';
import type { ReleasesConfig } from '../settings/releasesConfig.ts';

/**
 * The variables with which the functions of the console find the releases that this host serves. Keys are read once, at the start, as the host
 * itself reads them.
 * @returns none when the releases are read over HTTP and no store was named: nothing can be changed there
 */
export function consoleSettings({
  folder,
  url,
  keyringFile,
  store,
  baseUrl,
  keyFile,
}: ReleasesConfig): Record<string, string> {
  const place =
    url === null ? { FAIRTONE_RELEASES_DIR: folder, ...(baseUrl && { FAIRTONE_RELEASES_BASE_URL: baseUrl }) } : store;
  return {
    ...place,
    ...(keyringFile && { RELEASE_KEYRING: readFileSync(keyringFile, 'utf8') }),
    ...(keyFile && { RELEASE_KEY: readFileSync(keyFile, 'utf8') }),
  };
}
