import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { tooLarge } from './storageError.ts';

const READ_BYTES = 256 * 1024;

/** Appends a stream to a file up to a size limit, and waits until it is synced to the disk. */
export async function writeDurably(
  file: FileHandle,
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
  onChunk: (chunk: Uint8Array) => void = () => undefined,
): Promise<number> {
  let bytes = 0;
  try {
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw tooLarge();
      onChunk(chunk);
      await file.writeFile(chunk);
    }
  } finally {
    await file.sync();
  }
  return bytes;
}

/** The folder is synced too: otherwise a power cut could lose the new name of an acknowledged upload. */
export async function moveIntoPlace(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  await syncFolder(dirname(to));
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function md5Of(path: string): Promise<string> {
  const hash = createHash('md5');
  for await (const chunk of createReadStream(path, { highWaterMark: READ_BYTES })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
