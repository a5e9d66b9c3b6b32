import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Time-out in ms for a source that sends nothing: a backup fails instead of waiting forever. */
const SILENT_MS = 60_000;

export type Hashed = { bytes: number; sha256: string };

/**
 * Writes a stream to a file that only the owner can read, and syncs it to the disk.
 * @throws when the stream fails, or sends nothing for a minute
 */
export async function writeHashed(source: Readable, target: string, ...through: Transform[]): Promise<Hashed> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), SILENT_MS);
  const listen = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      timer.refresh();
      done(null, chunk);
    },
  });
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline([source, listen, ...through, count, createWriteStream(target, { mode: 0o600 })], {
      signal: silence.signal,
    });
  } catch (error) {
    if (silence.signal.aborted) throw new Error(`Nothing came for ${target} in ${SILENT_MS / 1000} s.`);
    throw error;
  } finally {
    clearTimeout(timer);
  }
  const handle = await open(target, 'r');
  await handle.sync();
  await handle.close();
  return { bytes, sha256: hash.digest('hex') };
}

export const copyHashed = (from: string, to: string) => writeHashed(createReadStream(from), to);

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
