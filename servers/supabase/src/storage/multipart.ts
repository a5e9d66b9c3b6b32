import { badRequest } from './storageError.ts';

export type FormPart = { name: string; contentType: string; isFile: boolean; body: AsyncIterable<Buffer> };

const MAX_HEADER_BYTES = 8 * 1024;

/** Streams the parts of a multipart body, so that a file of 1 GB is never in memory. Each part must be read before the next. */
export async function* readParts(source: AsyncIterable<Buffer>, contentType: string): AsyncGenerator<FormPart> {
  const boundary = /boundary=(?:"([^"]{1,200})"|([^;\s]{1,200}))/i.exec(contentType);
  if (!boundary) throw badRequest('The multipart body names no boundary');
  const delimiter = Buffer.from(`--${boundary[1] ?? boundary[2]}`);
  const scanner = createScanner(source);
  await collect(scanner.until(delimiter), MAX_HEADER_BYTES);
  while ((await collect(scanner.until(Buffer.from('\r\n')), MAX_HEADER_BYTES)).length === 0) {
    const headers = (await collect(scanner.until(Buffer.from('\r\n\r\n')), MAX_HEADER_BYTES)).toString('utf8');
    const disposition = /^content-disposition:(.*)$/im.exec(headers)?.[1] ?? '';
    yield {
      name: /\bname="([^"]*)"/i.exec(disposition)?.[1] ?? '',
      isFile: /\bfilename\*?=/i.test(disposition),
      contentType: /^content-type:\s*(.*?)\s*$/im.exec(headers)?.[1] ?? 'text/plain',
      body: scanner.until(Buffer.concat([Buffer.from('\r\n'), delimiter])),
    };
  }
}

export async function collect(source: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw badRequest('A field of the multipart body is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function createScanner(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]();
  let kept: Buffer = Buffer.alloc(0);
  return {
    /** The bytes before the delimiter; the delimiter itself is consumed. */
    async *until(delimiter: Buffer): AsyncGenerator<Buffer> {
      for (;;) {
        const found = kept.indexOf(delimiter);
        if (found >= 0) {
          const before = kept.subarray(0, found);
          kept = kept.subarray(found + delimiter.length);
          if (before.length > 0) yield before;
          return;
        }
        // The end of the chunk may be the start of the delimiter.
        const safe = kept.length - delimiter.length + 1;
        if (safe > 0) {
          const before = kept.subarray(0, safe);
          kept = kept.subarray(safe);
          yield before;
        }
        const next = await iterator.next();
        if (next.done) {
          // The closing boundary needs no line break after it.
          if (kept.equals(Buffer.from('--'))) return yield takeRest();
          throw badRequest('The multipart body ends too early');
        }
        kept = Buffer.concat([kept, next.value]);
      }
    },
  };

  function takeRest(): Buffer {
    const rest = kept;
    kept = Buffer.alloc(0);
    return rest;
  }
}
