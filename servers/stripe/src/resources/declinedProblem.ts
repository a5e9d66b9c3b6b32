import type { PaymentError, PaymentIntent } from '../objects/types.ts';
import { Problem } from '../problem.ts';

/** The API's error for a declined card: 402, with the current intent. The failed attempt is kept. */
export function declinedProblem(intent: PaymentIntent, { code, decline_code, message }: PaymentError): Problem {
  const more = { ...(decline_code && { decline_code }), charge: intent.latest_charge, payment_intent: intent };
  return new Problem(402, message, { type: 'card_error', code, more }).asOutcome();
}
