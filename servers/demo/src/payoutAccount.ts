import { DEMO_ACCOUNTS, DEMO_ARTIST_KEY, personId } from '../content/catalog/index.ts';
import type { DemoDeps } from './deps.ts';
import { isDone, runOnce } from './runOnce.ts';

type Parts = Pick<DemoDeps, 'sql' | 'size'> & {
  /** URL of the gateway. */
  origin: string;
  publishableKey: string;
};

/**
 * Fills in the test-mode provider's onboarding form for the demo artist after her first payout, so that her payouts have an account.
 * Not used with Stripe itself, where only people open accounts.
 */
export async function connectPayoutAccount({ sql, size, origin, publishableKey }: Parts): Promise<void> {
  const step = `demo/${size}/payout-account`;
  const paid = await sql`select 1 from public.payouts where artist_id = ${personId(DEMO_ARTIST_KEY)} limit 1`;
  if (paid.length === 0 || (await isDone(sql, step))) return;

  const post = async (path: string, body: unknown, token?: string) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text || '{}') as Record<string, unknown>;
  };
  const token = String((await post('/auth/v1/token?grant_type=password', DEMO_ACCOUNTS.artist)).access_token);
  try {
    const { url } = await post('/functions/v1/connect-onboarding', {}, token);
    await fetch(String(url), {
      method: 'POST',
      body: new URLSearchParams({ answer: 'complete' }),
      // The response redirects browsers to the shop.
      redirect: 'manual',
    });
    await post('/functions/v1/connect-onboarding', { refresh: true }, token);
  } finally {
    await post('/auth/v1/logout?scope=local', {}, token);
  }
  await runOnce(sql, step, () => Promise.resolve());
}
