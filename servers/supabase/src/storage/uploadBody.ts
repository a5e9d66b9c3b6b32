import type { IncomingMessage } from 'node:http';
import { isNestedDeeper } from '../http/jsonDepth.ts';
import { checkMimeType, type Bucket } from './buckets.ts';
import type { FileStore, WrittenFile } from './fileStore.ts';
import { collect, readParts } from './multipart.ts';
import { badRequest, tooLarge } from './storageError.ts';

export type ReceivedUpload = {
  file: WrittenFile;
  contentType: string;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
};

const FORM_OVERHEAD_BYTES = 64 * 1024;
const MAX_FIELD_BYTES = 16 * 1024;
const MAX_FIELDS = 16;

/** Receives the body that storage-js sends: a form for blobs and files, plain bytes for everything else. */
export async function receiveUpload(
  incoming: IncomingMessage,
  bucket: Bucket,
  files: FileStore,
): Promise<ReceivedUpload> {
  const type = incoming.headers['content-type'] ?? 'application/octet-stream';
  const isForm = /^multipart\/form-data\b/i.test(type);
  if (Number(incoming.headers['content-length']) > bucket.maxBytes + (isForm ? FORM_OVERHEAD_BYTES : 0))
    throw tooLarge();
  // Leaving the loop early must not close the connection: the refusal must still be sent over it.
  const source = incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  if (isForm) return receiveForm(source, type, bucket, files);
  checkMimeType(bucket, type);
  return {
    file: await files.write(source, bucket.maxBytes),
    contentType: type,
    cacheControl: incoming.headers['cache-control'] ?? 'no-cache',
    userMetadata: readUserMetadata(Buffer.from(headerText(incoming, 'x-metadata'), 'base64').toString('utf8')),
  };
}

async function receiveForm(
  source: AsyncIterable<Buffer>,
  type: string,
  bucket: Bucket,
  files: FileStore,
): Promise<ReceivedUpload> {
  const fields = new Map<string, string>();
  let received: { file: WrittenFile; contentType: string } | null = null;
  try {
    for await (const part of readParts(source, type)) {
      if (fields.size >= MAX_FIELDS) throw badRequest('The form has too many fields');
      if (!part.isFile) {
        fields.set(part.name, (await collect(part.body, MAX_FIELD_BYTES)).toString('utf8'));
      } else if (received) {
        throw badRequest('One file per upload');
      } else {
        checkMimeType(bucket, part.contentType);
        received = { file: await files.write(part.body, bucket.maxBytes), contentType: part.contentType };
      }
    }
    if (!received) throw badRequest('The form holds no file');
    return {
      ...received,
      cacheControl: readCacheControl(fields.get('cacheControl') ?? ''),
      userMetadata: readUserMetadata(fields.get('metadata') ?? ''),
    };
  } catch (error) {
    if (received) await files.remove(received.file.version);
    throw error;
  }
}

/** storage-js and TUS send seconds, not the value of a header. */
export const readCacheControl = (seconds: string) => (/^\d{1,10}$/.test(seconds) ? `max-age=${seconds}` : 'no-cache');

export function readUserMetadata(text: string): Record<string, unknown> | null {
  if (!text) return null;
  if (isNestedDeeper(text)) throw badRequest('The metadata is nested too deep');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Continues: neither form is an object.
  }
  throw badRequest('The metadata is not a JSON object');
}

const headerText = (incoming: IncomingMessage, name: string) => String(incoming.headers[name] ?? '');
