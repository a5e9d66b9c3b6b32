import { newId } from '../ids.ts';
import type { CardDetails, Charge, PaymentError, PaymentIntent } from './types.ts';
import { unusedOfBillingDetails, unusedOfCharge, unusedOfChargeCard } from './unusedFields.ts';

/** The charge of one attempt with a card: succeeded, or failed with this error. */
export function newCharge(
  intent: PaymentIntent,
  card: CardDetails,
  error: PaymentError | null,
  createdSeconds: number,
): Charge {
  return {
    ...unusedOfCharge(),
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: error ? 0 : intent.amount,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: { ...unusedOfBillingDetails(), email: intent.receipt_email, name: null },
    captured: !error,
    created: createdSeconds,
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    paid: !error,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    payment_method_details: { type: 'card', card: { ...unusedOfChargeCard(), ...card } },
    receipt_email: intent.receipt_email,
    refunded: false,
    status: error ? 'failed' : 'succeeded',
  };
}
