import { keyedDigest } from './keyedDigest.ts';

/** What began to sound, for whom. */
export interface Start {
  trackId: string;
  /** A person's id, or the digest of a guest. */
  listener: string;
}

/** Who paused longer than this has begun anew. */
const LONGEST_MS = 24 * 3_600_000;

const seal = ({ trackId, listener }: Start, startedAtMs: number, key?: string) =>
  keyedDigest(`play-start:${trackId}:${listener}:${startedAtMs}`, key);

/** Says when a listening began. Nobody but this function can make one, for other ears, another track or another time. */
export async function makeStartToken(start: Start, startedAtMs = Date.now(), key?: string): Promise<string> {
  return `${startedAtMs}.${await seal(start, startedAtMs, key)}`;
}

/** Time that passed since the start, in milliseconds; null for a token of something else, or none at all. */
export async function sinceStart(token: string, start: Start): Promise<number | null> {
  const [stamp = '', digest = ''] = token.split('.');
  const startedAtMs = Number(stamp);
  if (!/^\d{13}$/.test(stamp) || digest !== (await seal(start, startedAtMs))) return null;
  const passedMs = Date.now() - startedAtMs;
  return passedMs > LONGEST_MS ? null : passedMs;
}
