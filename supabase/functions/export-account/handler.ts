import { answerError } from '../_shared/answer.ts';
import { callerClient } from '../_shared/callerClient.ts';
import { corsHeaders } from '../_shared/cors.ts';
import { limitAttempts } from '../_shared/limitAttempts.ts';
import { Refusal } from '../_shared/refusal.ts';
import { documentOf } from './document.ts';

const BY_PERSON = { name: 'exports', most: 5, windowS: 24 * 3600 };

/** Exports everything about the caller as one JSON document, read with the caller's own rights. */
export async function handler(request: Request): Promise<Response> {
  let headers: Record<string, string> = {};
  try {
    headers = corsHeaders(request);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed', 'Use POST.');
    const { client, user } = await callerClient(request);
    await limitAttempts(BY_PERSON, user.id);
    return new Response(documentOf(client, user), {
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-disposition': 'attachment; filename="fairtone-account.json"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    return answerError(error, headers);
  }
}
