import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The proxies that may report the visitor's address: their number, or their addresses and networks. */
export type TrustedProxies = { hops: number } | { isTrusted: (address: string) => boolean };

/** Parses `FAIRTONE_TRUSTED_PROXIES`: empty (none), `2` (two proxies in a row), or `10.0.0.5, 172.16.0.0/12, ::1`. */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  const entries = (text ?? '').split(',').flatMap((part) => part.trim() || []);
  if (entries.length === 0) return { hops: 0 };
  if (entries.length === 1 && /^\d+$/.test(entries[0]!)) return { hops: Number(entries[0]) };
  const list = new BlockList();
  for (const entry of entries) addTo(list, entry);
  return { isTrusted: (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') };
}

function addTo(list: BlockList, entry: string): void {
  const [address = '', bits] = entry.split('/');
  const family = isIP(address);
  const length = bits === undefined ? (family === 6 ? 128 : 32) : Number(bits);
  if (!family || !Number.isInteger(length) || length < 0 || length > (family === 6 ? 128 : 32)) {
    throw new Error(`FAIRTONE_TRUSTED_PROXIES: "${entry}" is neither an address, a network nor a number of proxies.`);
  }
  list.addSubnet(address, length, family === 6 ? 'ipv6' : 'ipv4');
}

/**
 * The visitor's address. Clients can forge X-Forwarded-For: only entries that a trusted proxy appended count, read
 * from the right. Without trusted proxies it is the peer of the connection.
 */
export function clientAddress(incoming: IncomingMessage, proxies: TrustedProxies): string {
  const peer = peerAddress(incoming.socket);
  const claimed = [incoming.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').reverse();
  let client = peer;
  let hops = 0;
  for (const claim of claimed) {
    const isVouched = 'hops' in proxies ? hops < proxies.hops : isIP(client) > 0 && proxies.isTrusted(client);
    const address = plainAddress(claim);
    if (!isVouched || !address) break;
    client = address;
    hops += 1;
  }
  return client;
}

/** The address at the other end of a connection: a visitor's, or that of the last proxy. */
export const peerAddress = ({ remoteAddress }: { remoteAddress?: string | undefined }): string =>
  plainAddress(remoteAddress ?? '') ?? 'unknown';

/** The subject of limits: an IPv6 customer has a whole /64, which counts as one visitor. */
export const addressSubject = (address: string) =>
  isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;

/** Removes port, brackets and zone; IPv4 over an IPv6 socket becomes IPv4. Null for anything else. */
function plainAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (isIP(bare) !== 6) return isIP(bare) ? bare : null;
  const groups = groupsOf(bare);
  if (groups.slice(0, 5).some((group) => group !== '0') || groups[5] !== 'ffff') return bare.toLowerCase();
  return groups
    .slice(6)
    .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    .join('.');
}

/** The eight groups of a valid IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address
    .toLowerCase()
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, dottedToGroups)
    .split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].map((group) => parseInt(group, 16).toString(16));
}

const dottedToGroups = (_all: string, a: string, b: string, c: string, d: string) =>
  `${((Number(a) << 8) | Number(b)).toString(16)}:${((Number(c) << 8) | Number(d)).toString(16)}`;
