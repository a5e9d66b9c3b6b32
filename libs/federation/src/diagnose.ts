import type { RemoteRelease } from '@fairtone/contracts';
import { confirmOffline } from '@fairtone/platform';
import { hashesOf } from './hashes.ts';

/** Whether a later attempt may succeed after this status. */
const isTransient = (status: number) => status >= 500 || status === 408 || status === 429;
const TIMEOUT_MS = 5000;

/**
 * Finds out why a script did not run, by fetching it: browsers give no reason. `network` is transient, so a retry makes sense;
 * `integrity_or_missing` means that the server responded, but not with the released file.
 */
export async function diagnose(url: string, release: RemoteRelease): Promise<'network' | 'integrity_or_missing'> {
  if (await confirmOffline()) return 'network';
  try {
    const integrity = await hashOf(url, release);
    const response = await fetch(url, {
      // Bypasses and updates the browser's cache: otherwise wrong bytes of an immutable file would stay in it for a year.
      cache: 'reload',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return isTransient(response.status) ? 'network' : 'integrity_or_missing';
    return (await matchesRelease(await response.arrayBuffer(), integrity)) ? 'network' : 'integrity_or_missing';
  } catch {
    return 'network';
  }
}

/** All scripts of a release are in the folder of its entry. */
async function hashOf(url: string, release: RemoteRelease): Promise<string | undefined> {
  const name = release.entry.replace(/[^/]*$/, url.split('/').pop()!);
  return release.integrity[name] ?? (name === release.entry ? undefined : (await hashesOf(release))[name]);
}

async function matchesRelease(bytes: ArrayBuffer, integrity: string | undefined): Promise<boolean> {
  // Without a secure context there is no `crypto.subtle`. The browser checks the next attempt anyway.
  if (!integrity || !globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return integrity === `sha384-${btoa(String.fromCharCode(...digest))}`;
}
