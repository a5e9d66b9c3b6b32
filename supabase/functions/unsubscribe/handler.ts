import { answerError } from '../_shared/answer.ts';
import { serviceClient } from '../_shared/clients.ts';
import { fromDatabase, Refusal } from '../_shared/refusal.ts';
import { page } from './page.ts';

type Ask = 'unsubscribe' | 'unsubscribe_kind';

async function askDatabase(ask: Ask, token: string): Promise<string | null> {
  const { data, error } = await serviceClient().rpc(ask, { token });
  if (error) throw fromDatabase(error);
  return data;
}

/**
 * Unsubscribes the holder of the link's token from a kind of e-mail. Mail programs POST to it with one click (RFC 8058);
 * a person who opens the link must confirm first, because mail scanners open links too: only POST changes anything.
 */
export async function handler(request: Request): Promise<Response> {
  try {
    if (!['GET', 'HEAD', 'POST'].includes(request.method))
      throw new Refusal(405, 'method_not_allowed', 'Use GET or POST.');
    const { searchParams } = new URL(request.url);
    const token = searchParams.get('token') ?? '';
    const language = searchParams.get('lang');
    const isDoing = request.method === 'POST';
    const kind = /^[0-9a-f]{48}$/.test(token)
      ? await askDatabase(isDoing ? 'unsubscribe' : 'unsubscribe_kind', token)
      : null;
    if (kind === null) return page({ name: 'unknown' }, language);
    return page(isDoing ? { name: 'done' } : { name: 'question', kind }, language);
  } catch (error) {
    return answerError(error);
  }
}
