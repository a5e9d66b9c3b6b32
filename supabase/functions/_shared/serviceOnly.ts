import { env } from './env.ts';
import { Refusal } from './refusal.ts';

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Compares full digests, so that the time reveals neither the length of the real key nor its first difference. */
async function isSame(left: string, right: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(left), digest(right)]);
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
}

/**
 * Refuses callers other than the schedule.
 * @throws Refusal 401 `login_required` without a token, 403 `service_only` with any token but the service role key
 */
export async function requireService(request: Request): Promise<void> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw new Refusal(401, 'login_required', 'This function needs the service role key.');
  if (!(await isSame(token, env('SUPABASE_SERVICE_ROLE_KEY')))) {
    throw new Refusal(403, 'service_only', 'Only the service role may call this function.');
  }
}
