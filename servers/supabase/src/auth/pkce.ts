import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Sql, Transaction } from '../database/connection.ts';
import { AuthError } from './authError.ts';
import type { Purpose } from './oneTimeTokens.ts';

/** Prefix of the tokens of links that belong to a PKCE flow. */
export const PKCE_PREFIX = 'pkce_';

/** RFC 7636: 43 to 128 unreserved characters. */
const challenge = z.string().regex(/^[\w.~-]{43,128}$/, 'must be 43 to 128 unreserved characters');

export const challengeFields = {
  code_challenge: challenge.nullish(),
  code_challenge_method: z
    .string()
    .transform((method) => method.toLowerCase())
    .pipe(z.enum(['s256', 'plain']))
    .nullish(),
};

export type Challenge = { method: 's256' | 'plain'; challenge: string };

type ChallengeBody = { code_challenge?: string | null; code_challenge_method?: 's256' | 'plain' | null };

/** The code challenge in a body, or null without PKCE. */
export function challengeOf(body: ChallengeBody): Challenge | null {
  if (!body.code_challenge !== !body.code_challenge_method) {
    throw new AuthError(400, 'validation_failed', 'PKCE flow requires code_challenge_method and code_challenge');
  }
  return body.code_challenge ? { method: body.code_challenge_method!, challenge: body.code_challenge } : null;
}

/** Starts the flow of one link. @returns its id */
export async function startFlow(sql: Transaction, userId: string, purpose: Purpose, asked: Challenge): Promise<string> {
  const [flow] = await sql<{ id: string }[]>`
    insert into auth.flow_state (user_id, auth_code, code_challenge_method, code_challenge, provider_type, authentication_method)
    values (${userId}, ${randomUUID()}, ${asked.method}, ${asked.challenge}, 'email', ${purpose}) returning id`;
  return flow!.id;
}

/** The code that is added to the redirect URL. Useless without the code verifier. */
export async function authCodeOf(sql: Sql, flowId: string): Promise<string | null> {
  const [row] = await sql<{ auth_code: string }[]>`select auth_code from auth.flow_state where id = ${flowId}`;
  return row?.auth_code ?? null;
}

/** The id of the flow, if the verifier matches its challenge. */
export async function provenFlow(sql: Transaction, authCode: string, verifier: string): Promise<string> {
  const [flow] = await sql<{ id: string; code_challenge: string; method: string }[]>`
    select id, code_challenge, code_challenge_method as method from auth.flow_state where auth_code = ${authCode} for update`;
  if (!flow) throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  const made = flow.method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  if (!isSame(made, flow.code_challenge)) {
    throw new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
  }
  return flow.id;
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
