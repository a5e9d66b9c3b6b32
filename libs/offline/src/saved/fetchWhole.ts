/**
 * Fetches a file whole.
 * @param onReceived called with the number of bytes received so far
 * @throws Error when the server refuses the request or the response ends early
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
  // The length of a compressed response is not the length of the file.
  const promised = response.headers.has('content-encoding') ? null : response.headers.get('content-length');
  if (promised !== null && received !== Number(promised)) throw new Error(`${url} ended after ${received} bytes`);
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
}
