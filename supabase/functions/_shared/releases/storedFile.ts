import type { ByteSource } from '@fairtone/domain/media';
import { serviceClient } from '../clients.ts';
import type { Place } from './streamPlaces.ts';

const SIGNED_SECONDS = 60;
const BLOCK_BYTES = 64 * 1024;

/** A stored file, read by ranges of a few kilobytes. Null where there is none. */
export async function openStored({ bucket, path }: Place): Promise<ByteSource | null> {
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
  // An empty file has no range to give.
  if (response.status === 416) return { size: 0, bytes: new Uint8Array() };
  if (response.status !== 206 || !Number.isFinite(size)) {
    await response.body?.cancel();
    throw new Error(`Reading a stored file: ${response.status}`);
  }
  return { size, bytes: new Uint8Array(await response.arrayBuffer()) };
}
