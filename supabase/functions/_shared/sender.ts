import { publishableKeys, secretKeys } from './apiKeys.ts';
import { Refusal } from './refusal.ts';

/** What the headers of a request prove: which kind of key it has, and a person's token, which is not verified here. */
export interface Sender {
  role: 'guest' | 'service';
  token: string | null;
}

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Compares full digests, so that the time reveals neither the length of the real key nor its first difference. */
async function isOneOf(keys: string[], key: string): Promise<boolean> {
  const [given, ...known] = await Promise.all([key, ...keys].map(digest));
  return known.some((each) => each.reduce((difference, byte, index) => difference | (byte ^ given![index]!), 0) === 0);
}

const unauthorized = () => new Refusal(401, 'unauthorized', 'A valid apikey header is needed.');

/**
 * Reads who sends a request. Supabase's gateway lets every request through to a function (verify_jwt = false): its own check knows legacy
 * keys only. A bearer that equals the key, as supabase-js sends it when nobody is signed in, is no person's token.
 * @throws Refusal 401 `unauthorized` for a key that is not of this project, for a publishable or secret key as another bearer, and for
 * a request with neither key nor bearer
 */
export async function readSender(request: Request): Promise<Sender> {
  const apikey = request.headers.get('apikey');
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
  // The schedule of an older project sends its legacy key as the bearer only; a person's token needs no key beside it.
  const key = apikey ?? bearer ?? '';
  const isOpaque = bearer?.startsWith('sb_') ?? false;
  if (isOpaque && bearer !== apikey) throw unauthorized();
  const token = bearer === key ? null : bearer;
  if (await isOneOf(publishableKeys(), key)) return { role: 'guest', token };
  if (await isOneOf(secretKeys(), key)) return { role: 'service', token };
  if (apikey === null && bearer) return { role: 'guest', token: bearer };
  throw unauthorized();
}

/**
 * Refuses callers other than the schedule.
 * @throws Refusal 401 `unauthorized` without a key, 403 `service_only` for any key but a secret one, and for a person's token
 */
export async function requireService(request: Request): Promise<void> {
  const { role, token } = await readSender(request);
  if (role !== 'service' || token !== null)
    throw new Refusal(403, 'service_only', 'Only the service role may call this function.');
}
