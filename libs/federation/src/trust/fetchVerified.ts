import type { VerifiedScript } from './startVerifiedWorker.ts';

/** Fetches a script and checks its hash. Rejects when it was not reached or has other bytes. */
export function fetchVerified({ url, integrity }: VerifiedScript): Promise<Blob> {
  return (
    fetchScript(url, integrity, 'default')
      // Wrong bytes may lie in the browser's cache, where an immutable file would stay for a year.
      .catch(() => fetchScript(url, integrity, 'reload'))
  );
}

async function fetchScript(url: string, integrity: string, cache: RequestCache): Promise<Blob> {
  const response = await fetch(url, { integrity, cache, credentials: 'omit' });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return new Blob([await response.arrayBuffer()], { type: 'text/javascript' });
}
