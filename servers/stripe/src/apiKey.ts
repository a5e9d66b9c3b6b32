import { createHash, timingSafeEqual } from 'node:crypto';
import { Problem } from './problem.ts';

const hash = (text: string) => createHash('sha256').update(text).digest();

function shownKey(authorization: string | undefined): string | null {
  const [scheme, value] = (authorization ?? '').split(' ');
  if (!value) return null;
  if (scheme?.toLowerCase() === 'bearer') return value;
  if (scheme?.toLowerCase() !== 'basic') return null;
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? null;
}

/** @throws Problem 401 unless the request has our own test key, as Bearer or as the user of Basic */
export function requireApiKey(authorization: string | undefined, secretKey: string): void {
  const key = shownKey(authorization);
  if (key !== null && timingSafeEqual(hash(key), hash(secretKey))) return;
  const type = 'invalid_request_error';
  if (key === null) throw new Problem(401, 'You did not provide an API key.', { type });
  if (!key.startsWith('sk_test_')) {
    throw new Problem(401, 'This provider works in test mode only: use a key that starts with sk_test_.', { type });
  }
  throw new Problem(401, `Invalid API Key provided: ${key.slice(0, 8)}****`, { type });
}
