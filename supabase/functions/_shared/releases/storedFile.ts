import type { ByteSource } from '@fairtone/media';
import { serviceClient } from '../clients.ts';
import type { StreamLocation } from './streamLocations.ts';

const SIGNED_SECONDS = 60;
const BLOCK_BYTES = 64 * 1024;

/** The file no longer exists: it was moved or removed between two reads. */
export class FileGone extends Error {}

/**
 * A stored file, read in ranges of a few kilobytes. Null when it does not exist.
 * @throws FileGone, also at a later read, when the file was moved meanwhile
 */
export async function openStored({ bucket, path }: StreamLocation): Promise<ByteSource | null> {
  const { data } = await serviceClient().storage.from(bucket).createSignedUrl(path, SIGNED_SECONDS);
  if (!data) return null;
  const first = await fetchRange(data.signedUrl, 0, BLOCK_BYTES);
  return {
    size: first.size,
    read: async (start, length) => {
      if (start + length <= first.bytes.byteLength) return first.bytes.subarray(start, start + length);
      return (await fetchRange(data.signedUrl, start, length)).bytes;
    },
  };
}

async function fetchRange(url: string, start: number, length: number) {
  const response = await fetch(url, { headers: { range: `bytes=${start}-${start + length - 1}` } });
  const size = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? NaN);
  // An empty file has no range to read.
  if (response.status === 416) return { size: 0, bytes: new Uint8Array() };
  if (response.status !== 206 || !Number.isFinite(size)) {
    await response.body?.cancel();
    const message = `Reading a stored file: ${response.status}`;
    // The storage service answers 400 for a missing file; a CDN in front of it may answer 404.
    throw [400, 404].includes(response.status) ? new FileGone(message) : new Error(message);
  }
  return { size, bytes: new Uint8Array(await response.arrayBuffer()) };
}
