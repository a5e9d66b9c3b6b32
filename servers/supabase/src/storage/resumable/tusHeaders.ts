import type { Context } from 'hono';
import { badRequest, StorageError } from '../storageError.ts';
import { expiresAt, type UploadRecord } from './uploadRecord.ts';

export const TUS_VERSION = '1.0.0';
export const CHUNK_TYPE = 'application/offset+octet-stream';

export const TUS_ABILITIES = {
  'tus-resumable': TUS_VERSION,
  'tus-version': TUS_VERSION,
  'tus-extension': 'creation,creation-with-upload,expiration,termination',
};

/** Parses `Upload-Metadata`: keys, each with a base64 value, separated by commas. */
export function readUploadMetadata(header: string): Map<string, string> {
  const pairs = header.split(',').flatMap((pair): [string, string][] => {
    const [key, value = '', ...rest] = pair.trim().split(' ');
    if (!key) return [];
    if (rest.length > 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(value)) throw badRequest('The Upload-Metadata is broken');
    return [[key, Buffer.from(value, 'base64').toString('utf8')]];
  });
  return new Map(pairs);
}

/** Parses a whole number of bytes in a header; null when the header is missing. */
export function readBytes(context: Context, name: string): number | null {
  const text = context.req.header(name);
  if (text === undefined) return null;
  if (!/^\d{1,15}$/.test(text)) throw badRequest(`${name} must be a whole number`);
  return Number(text);
}

export function requireVersion(context: Context): void {
  if (context.req.header('tus-resumable') === TUS_VERSION) return;
  throw new StorageError(412, 'invalid_request', `Tus-Resumable must be ${TUS_VERSION}`);
}

export function progressHeaders(record: UploadRecord, offset: number): Record<string, string> {
  return {
    'tus-resumable': TUS_VERSION,
    'upload-offset': String(offset),
    'cache-control': 'no-store',
    ...(offset < record.totalBytes ? { 'upload-expires': new Date(expiresAt(record)).toUTCString() } : {}),
  };
}
