import * as z from 'zod/mini';
import type { EdgeSettings } from '../settings.ts';
import type { AccountRules } from './environment.ts';

const ANSWER_WITHIN_MS = 10_000;
const rulesSchema = z.object({ mailer_autoconfirm: z.boolean(), external: z.object({ phone: z.boolean() }) });

/**
 * Reads the account rules that a page needs from the API (GET /auth/v1/settings of Supabase Auth).
 * @throws Error when the API does not answer, or refuses the key
 */
export async function readAccountRules({ url, publishableKey }: EdgeSettings['supabase']): Promise<AccountRules> {
  const answer = await fetch(`${url}/auth/v1/settings`, {
    headers: { apikey: publishableKey() },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (!answer.ok) throw new Error(`${url}/auth/v1/settings answers ${answer.status}: look at the key and the address.`);
  const { mailer_autoconfirm: isConfirmedAtOnce, external } = rulesSchema.parse(await answer.json());
  return { emailConfirmation: !isConfirmedAtOnce, phoneLogin: external.phone };
}
