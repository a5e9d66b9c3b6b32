import type { PaymentError } from '../objects/types.ts';

const DECLINE_MESSAGES: Record<string, string> = {
  insufficient_funds: 'Your card has insufficient funds.',
  test_mode_live_card: 'Your card was declined. Your request was in test mode, but used a non test card.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  payment_intent_authentication_failure: 'The provided payment method has failed authentication.',
};

/** Decline codes and messages, as Stripe's. The payment page translates them. */
export function paymentError(code: string, declineCode: string | null): PaymentError {
  const message = DECLINE_MESSAGES[declineCode ?? code] ?? 'Your card was declined.';
  return { type: 'card_error', code, decline_code: declineCode, message };
}
