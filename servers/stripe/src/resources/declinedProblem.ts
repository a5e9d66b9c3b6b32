import type { PaymentError, PaymentIntent } from '../objects/types.ts';
import { Problem } from '../problem.ts';

/** A declined card as the API tells it: 402, with the intent as it is now. The try stays on the books. */
export function declinedProblem(intent: PaymentIntent, { code, decline_code, message }: PaymentError): Problem {
  const more = { ...(decline_code && { decline_code }), charge: intent.latest_charge, payment_intent: intent };
  return new Problem(402, message, { type: 'card_error', code, more }).asOutcome();
}
