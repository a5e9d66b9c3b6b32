import { answer, answerError } from '../_shared/answer.ts';
import { Refusal } from '../_shared/refusal.ts';
import { apply } from './apply.ts';
import { verifiedEvent } from './verify.ts';

/** Anything but 2xx makes the provider send the event again: so only what a repeat could mend may fail. */
export async function handler(request: Request): Promise<Response> {
  try {
    if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed', 'Use POST.');
    await apply(await verifiedEvent(request));
    return answer({ received: true });
  } catch (error) {
    return answerError(error);
  }
}
