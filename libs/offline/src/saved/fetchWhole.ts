/**
 * Fetches a file whole.
 * @param onReceived bytes so far
 * @throws when it is refused, or ends early
 */
export async function fetchWhole(url: string, signal: AbortSignal, onReceived: (bytes: number) => void): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`${url} was answered with ${response.status}`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  let received = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value as Uint8Array<ArrayBuffer>);
    received += part.value.byteLength;
    onReceived(received);
  }
  // Of what was packed for the way, the length says nothing.
  const promised = response.headers.has('content-encoding') ? null : response.headers.get('content-length');
  if (promised !== null && received !== Number(promised)) throw new Error(`${url} ended after ${received} bytes`);
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
}
