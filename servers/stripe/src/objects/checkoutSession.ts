import { newId } from '../ids.ts';
import { totalCents, type SessionParams } from '../resources/sessionParams.ts';
import type { SessionRecord } from '../tables.ts';
import type { LineItem } from './types.ts';
import { unusedOfPrice, unusedOfSession } from './unusedFields.ts';

const OPEN_SECONDS = 24 * 3600;

function lineItem(item: SessionParams['line_items'][number], createdSeconds: number): LineItem {
  const { unit_amount, currency, product_data } = item.price_data;
  const amount = unit_amount * item.quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: product_data.name,
    metadata: {},
    price: {
      ...unusedOfPrice(),
      id: newId('price'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created: createdSeconds,
      currency,
      livemode: false,
      metadata: {},
      nickname: null,
      product: newId('prod'),
      recurring: null,
      type: 'one_time',
      unit_amount,
      unit_amount_decimal: String(unit_amount),
    },
    quantity: item.quantity,
    image: product_data.images?.[0] ?? null,
  };
}

/** A new open session for these parameters. Its payment intent is created at the first attempt with a card, as at Stripe. */
export function newSession(params: SessionParams, publicUrl: string, createdSeconds: number): SessionRecord {
  const id = newId('cs_test');
  const total = totalCents(params);
  return {
    session: {
      ...unusedOfSession(),
      id,
      object: 'checkout.session',
      amount_subtotal: total,
      amount_total: total,
      cancel_url: params.cancel_url ?? null,
      client_reference_id: params.client_reference_id ?? null,
      created: createdSeconds,
      currency: 'usd',
      customer: null,
      customer_details: null,
      customer_email: params.customer_email ?? null,
      expires_at: params.expires_at ?? createdSeconds + OPEN_SECONDS,
      livemode: false,
      locale: params.locale ?? null,
      metadata: params.metadata,
      mode: 'payment',
      payment_intent: null,
      payment_method_types: ['card'],
      payment_status: 'unpaid',
      status: 'open',
      submit_type: params.submit_type ?? null,
      success_url: params.success_url,
      url: `${publicUrl}/pay/${id}`,
    },
    lineItems: params.line_items.map((item) => lineItem(item, createdSeconds)),
    paymentIntentData: {
      description: params.payment_intent_data?.description ?? null,
      metadata: params.payment_intent_data?.metadata ?? {},
    },
  };
}
