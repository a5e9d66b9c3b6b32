import { contentTypeOf } from '@fairtone/releases';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';

/** Bytes up to which a file is read at once: nearly every built file, for which a stream is most of the work. */
const READ_AT_ONCE = 1024 * 1024;

export type StaticFile = { path: string; bytes: number; encoding: 'br' | 'gzip' | null; type: string; etag: string };

/** A file inside the folder in the best encoding that the browser accepts; null when it does not exist or would be outside. */
export function findStaticFile(folder: string, urlPath: string, acceptEncoding: string): StaticFile | null {
  const relative = decode(urlPath);
  if (relative === null || relative.includes('\0') || relative.split('/').some((part) => part.startsWith('.')))
    return null;
  const path = resolve(join(folder, relative));
  const type = contentTypeOf(path);
  if (!path.startsWith(resolve(folder) + sep) || !type) return null;
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const packed = acceptEncoding.includes(encoding) ? look(path + suffix) : null;
    if (packed) return { path: path + suffix, encoding, type, ...packed };
  }
  const plain = look(path);
  return plain && { path, encoding: null, type, ...plain };
}

export function answerStaticFile(file: StaticFile, request: Request, headers: Record<string, string>): Response {
  const all: Record<string, string> = {
    'content-type': file.type,
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
    etag: file.etag,
    ...(file.encoding ? { 'content-encoding': file.encoding } : {}),
    ...headers,
  };
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers: all });
  const isBare = request.method === 'HEAD' || file.bytes === 0;
  const body = isBare ? null : contentOf(file);
  return new Response(body, { status: 200, headers: { ...all, 'content-length': String(file.bytes) } });
}

function contentOf({ path, bytes }: StaticFile): Uint8Array<ArrayBuffer> | ReadableStream {
  if (bytes <= READ_AT_ONCE) return readFileSync(path);
  return Readable.toWeb(createReadStream(path)) as ReadableStream;
}

function look(path: string): { bytes: number; etag: string } | null {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat?.isFile()
    ? { bytes: stat.size, etag: `"${stat.size.toString(36)}-${Math.round(stat.mtimeMs).toString(36)}"` }
    : null;
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
