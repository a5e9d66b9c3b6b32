import { createHash } from 'node:crypto';

/** Namespace of the demo's ids: any fixed uuid. */
const NAMESPACE = Buffer.from('5f0c8a1e2b7d4c6f9a3e1d7b4c2f8e60', 'hex');

/** The same uuid (version 5, RFC 9562) for the same name on every machine, so that a second seeding finds the rows of the first. */
export function demoId(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name, 'utf8').digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export const personId = (key: string) => demoId(`person/${key}`);
export const albumId = (key: string) => demoId(`album/${key}`);
/** `number` starts at 1, as printed on the cover. */
export const trackId = (albumKey: string, number: number) => demoId(`album/${albumKey}/track/${number}`);
export const playlistId = (key: string) => demoId(`playlist/${key}`);
