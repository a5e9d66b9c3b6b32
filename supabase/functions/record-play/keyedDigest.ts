import { secretKey } from '../_shared/apiKeys.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** HMAC of a text with a secret key of the service, as 64 hex digits. */
export async function keyedDigest(text: string, key = secretKey()): Promise<string> {
  const usage = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', encode(key), usage, false, ['sign']);
  const digest = await crypto.subtle.sign('HMAC', imported, encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
