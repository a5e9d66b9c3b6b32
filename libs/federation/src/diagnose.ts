import { confirmOffline } from '@fairtone/platform';

/** A server that says so may be well again in a moment. */
const isTransient = (status: number) => status >= 500 || status === 408 || status === 429;
const TIMEOUT_MS = 5000;

/**
 * Finds out why a script did not run, by fetching it: browsers give no reason. `network` is transient, so a retry makes sense;
 * `integrity_or_missing` means that the server responded, but not with the released file.
 */
export async function diagnose(url: string, integrity?: string): Promise<'network' | 'integrity_or_missing'> {
  if (await confirmOffline()) return 'network';
  try {
    const response = await fetch(url, {
      // Past the browser's cache and into it: wrong bytes of an immutable file would lie in there for a year.
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

async function matchesRelease(bytes: ArrayBuffer, integrity: string | undefined): Promise<boolean> {
  // Pages without a secure context have no digests: the next attempt is checked by the browser anyway.
  if (!integrity || !globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return integrity === `sha384-${btoa(String.fromCharCode(...digest))}`;
}
