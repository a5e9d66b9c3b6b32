import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Pages are compressed for each visit: a medium level costs a millisecond and saves most.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses a page with the best encoding that the browser accepts; returns it with its content-encoding header. */
export async function compressPage(
  html: string,
  acceptEncoding: string,
): Promise<{ body: string | Buffer<ArrayBuffer>; headers: Record<string, string> }> {
  if (/\bbr\b/.test(acceptEncoding))
    return {
      body: (await promisify(brotliCompress)(html, BROTLI)) as Buffer<ArrayBuffer>,
      headers: { 'content-encoding': 'br' },
    };
  if (/\bgzip\b/.test(acceptEncoding))
    return { body: (await promisify(gzip)(html)) as Buffer<ArrayBuffer>, headers: { 'content-encoding': 'gzip' } };
  return { body: html, headers: {} };
}
