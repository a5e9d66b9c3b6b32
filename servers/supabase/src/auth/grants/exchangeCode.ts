import type { NodeBindings } from '@fairtone/servers/shared';
import type { Context } from 'hono';
import { z } from 'zod';
import { expiredLink } from '../authError.ts';
import type { AuthDeps } from '../deps.ts';
import { provenFlow } from '../pkce.ts';
import { limitAddress } from '../rateLimit.ts';
import { readBody } from '../readBody.ts';
import type { SessionBody } from '../sessions.ts';
import { redeemToken } from '../redeemToken.ts';

const bodySchema = z.object({ auth_code: z.uuid(), code_verifier: z.string().min(1).max(128) });

/** The PKCE grant: exchanges the code from a followed link, on the device that requested the link. */
export async function exchangeCode(deps: AuthDeps, context: Context<NodeBindings>): Promise<SessionBody> {
  await limitAddress(deps, 'verifyByAddress', context);
  const { auth_code: authCode, code_verifier: verifier } = await readBody(context, bodySchema);
  const entered = await redeemToken(deps, context, async (sql) =>
    deps.tokens.redeemFlow(sql, await provenFlow(sql, authCode, verifier)),
  );
  if (!('access_token' in entered)) throw expiredLink();
  return entered;
}
