import type { NodeBindings } from '@fairtone/servers/shared';
import type { Context } from 'hono';
import type { Transaction } from '../database/connection.ts';
import { expiredLink } from './authError.ts';
import type { AuthDeps } from './deps.ts';
import type { Redeemed } from './oneTimeTokens.ts';
import { applyProof } from './proofs.ts';
import { mapConstraintErrors } from './mapConstraintErrors.ts';
import { openSession, type SessionBody } from './sessions.ts';

/** Message of the hosted service when one of two addresses has confirmed a changed e-mail. */
const HALF = { code: '200', msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email' };

/** Redeems a link or a code: applies what it proves and opens a session. An expired token stays used. */
export async function redeemToken(
  deps: AuthDeps,
  context: Context<NodeBindings>,
  redeem: (sql: Transaction) => Promise<Redeemed | null>,
  refusal = expiredLink,
): Promise<SessionBody | typeof HALF> {
  const entered = await mapConstraintErrors(
    deps.sql.begin(async (sql) => {
      const redeemed = await redeem(sql);
      const proven = redeemed && (await applyProof(deps, sql, redeemed));
      if (!proven) return null;
      if ('isHalf' in proven) return HALF;
      return openSession(deps, sql, proven.user, { method: 'otp', incoming: context.env.incoming });
    }),
  );
  // Thrown outside the transaction, whose rollback would restore the used token.
  if (!entered) throw refusal();
  return entered;
}
