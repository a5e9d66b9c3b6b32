import type { Change } from '../change.ts';
import { newId } from '../ids.ts';
import type { PaymentMethod } from '../objects/customer.ts';
import type { PaymentIntent } from '../objects/types.ts';
import { unusedOfBillingDetails, unusedOfCard } from '../objects/unusedFields.ts';
import type { Instrument } from '../pay/cards.ts';

/**
 * Saves the card of a paid intent for later charges if that was requested.
 * @returns its id, or the id of the method that the intent was paid with
 */
export function savePaymentMethod(change: Change, intent: PaymentIntent, { card, outcome }: Instrument): string | null {
  if (intent.payment_method !== null || intent.customer === null || intent.setup_future_usage === null) {
    return intent.payment_method;
  }
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: { ...unusedOfBillingDetails(), email: intent.receipt_email, name: null },
    card: { ...unusedOfCard(), ...card },
    created: change.seconds,
    customer: intent.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  // The cardholder confirmed it once, so later charges by the shop need no confirmation.
  change.put('paymentMethod', method.id, { method, outcome: outcome === 'challenge' ? 'success' : outcome });
  change.emit('payment_method.attached', method);
  return method.id;
}
