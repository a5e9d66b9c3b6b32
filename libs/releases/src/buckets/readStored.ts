import { Buffer } from 'node:buffer';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';

export type StoredFile = { status: number; etag: string; bytes: Buffer<ArrayBuffer> };

const ANSWER_WITHIN_MS = 60_000;

/**
 * Sends a GET request and returns the body byte for byte. `fetch` unpacks a body that has a content-encoding, whatever the request
 * accepts, and S3 answers with the one that the file was stored with.
 */
export function readStored({ url, headers }: Request): Promise<StoredFile> {
  const ask = url.startsWith('http:') ? overHttp : overHttps;
  const options = { headers: Object.fromEntries(headers), signal: AbortSignal.timeout(ANSWER_WITHIN_MS) };
  return new Promise((resolve, reject) => {
    const outgoing = ask(url, options, (answer) => {
      answer.toArray().then(
        (chunks: Buffer[]) =>
          resolve({
            status: answer.statusCode ?? 0,
            etag: answer.headers.etag ?? '',
            bytes: Buffer.concat(chunks),
          }),
        reject,
      );
    });
    outgoing.on('error', reject).end();
  });
}
