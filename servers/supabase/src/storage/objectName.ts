import { badRequest } from './storageError.ts';

export type ObjectAddress = { bucket: string; name: string };

const MAX_NAME_BYTES = 1024;
const MAX_SEGMENT_BYTES = 255;
/** Supabase's character set: letters, digits and a few punctuation characters; no backslash, no control characters, ASCII only. */
const ALLOWED = /^[\w/!\-.*'() &$@=;:+,?]+$/;

/** Validates a name so that policies can rely on it: one spelling per object, no `..`, no empty segment, no trailing dots or spaces. */
export function checkName(name: string): string {
  const segments = name.split('/');
  const isSound =
    ALLOWED.test(name) &&
    Buffer.byteLength(name) <= MAX_NAME_BYTES &&
    segments.every(
      (part) => part !== '' && part.length <= MAX_SEGMENT_BYTES && !/^\.+$/.test(part) && !/[. ]$/.test(part),
    );
  if (!isSound) throw badRequest('Invalid key');
  return name;
}

export function checkBucket(bucket: string): string {
  if (!/^[\w.-]{1,100}$/.test(bucket)) throw badRequest('Invalid bucket');
  return bucket;
}

/**
 * Bucket and name from the path after a route's prefix. Read from the raw URL and decoded once: the URL parser would
 * already have resolved `..` and `%2e%2e`.
 */
export function addressIn(rawUrl: string, prefix: string): ObjectAddress {
  const path = rawUrl.split('?', 1)[0]!;
  const start = path.indexOf(prefix);
  const [bucket = '', ...rest] = path.slice(start + prefix.length).split('/');
  return { bucket: checkBucket(decode(bucket)), name: checkName(decode(rest.join('/'))) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw badRequest('Invalid key');
  }
}
