import { answer, answerError } from '../_shared/answer.ts';
import { keepRefused } from '../_shared/payments/refusedEvent.ts';
import { Refusal } from '../_shared/refusal.ts';
import { apply } from './apply.ts';
import { verifiedEvent } from './verify.ts';

/**
 * The provider repeats events that are not answered with 2xx: so only errors that a repetition could fix, or that staff must see, may fail.
 */
export async function handler(request: Request): Promise<Response> {
  try {
    if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed', 'Use POST.');
    // Unsigned requests are refused here and not stored: otherwise anyone could fill the table.
    const event = await verifiedEvent(request);
    try {
      await apply(event);
    } catch (error) {
      await keepRefused(event, event.data?.object, error, event.api_version);
      throw error;
    }
    return answer({ received: true });
  } catch (error) {
    return answerError(error);
  }
}
