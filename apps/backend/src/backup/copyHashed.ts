import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type Hashed = { bytes: number; sha256: string };

/** Writes a stream to a file that only the owner reads, safe from a power cut when it returns. */
export async function writeHashed(source: Readable, target: string, ...through: Transform[]): Promise<Hashed> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline([source, ...through, count, createWriteStream(target, { mode: 0o600 })]);
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
