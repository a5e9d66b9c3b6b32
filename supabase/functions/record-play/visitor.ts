import { callerAddress } from '../_shared/callerAddress.ts';
import { env } from '../_shared/env.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** An IPv6 customer owns a whole /64: that is one visitor. */
function subjectOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('/')[0]!.split('::');
  const left = head ? head.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - (tail ? tail.split(':').length : 0);
  return [...left, ...Array<string>(Math.max(0, zeros)).fill('0')].slice(0, 4).join(':');
}

/**
 * Who a guest is, for counting a play once: a keyed digest of the address. The database digests it again with the salt of the
 * day; the address itself leaves this function nowhere.
 */
export async function visitorOf(request: Request): Promise<string> {
  const usage = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(env('SUPABASE_SERVICE_ROLE_KEY')), usage, false, ['sign']);
  const digest = await crypto.subtle.sign('HMAC', key, encode(`visitor:${subjectOf(callerAddress(request))}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
