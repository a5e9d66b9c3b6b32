import { callerAddress } from '../_shared/callerAddress.ts';
import { keyedDigest } from './keyedDigest.ts';

/** An IPv6 customer has a whole /64, which counts as one visitor. */
function subjectOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('/')[0]!.split('::');
  const left = head ? head.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - (tail ? tail.split(':').length : 0);
  return [...left, ...Array<string>(Math.max(0, zeros)).fill('0')].slice(0, 4).join(':');
}

/**
 * Identifies a guest, to count a play once: a keyed digest of the address. The database digests it again with the salt of the
 * day; the address itself never leaves this function.
 */
export const visitorOf = (request: Request): Promise<string> =>
  keyedDigest(`visitor:${subjectOf(callerAddress(request))}`);
