import { secretKeys } from '../_shared/apiKeys.ts';
import { keyedDigest } from './keyedDigest.ts';

/** The track that started and its listener. */
export interface Start {
  trackId: string;
  /** A person's id, or the digest of a guest. */
  listener: string;
}

/** Longest time between start and report: after a longer pause the listening must start again. */
const LONGEST_MS = 24 * 3_600_000;

const seal = ({ trackId, listener }: Start, startedAtMs: number, key?: string) =>
  keyedDigest(`play-start:${trackId}:${listener}:${startedAtMs}`, key);

/** Creates a signed token with the time at which a track started. It is valid for one listener and one track. */
export async function makeStartToken(start: Start, startedAtMs = Date.now(), key?: string): Promise<string> {
  return `${startedAtMs}.${await seal(start, startedAtMs, key)}`;
}

/** Milliseconds since the start; null for an invalid token or one for another listener or track. */
export async function sinceStart(token: string, start: Start): Promise<number | null> {
  const [stamp = '', digest = ''] = token.split('.');
  const startedAtMs = Number(stamp);
  if (!/^\d{13}$/.test(stamp)) return null;
  // A track that started before the key was rotated still counts.
  const seals = await Promise.all(secretKeys().map((key) => seal(start, startedAtMs, key)));
  if (!seals.includes(digest)) return null;
  const passedMs = Date.now() - startedAtMs;
  return passedMs > LONGEST_MS ? null : passedMs;
}
