import type Stripe from 'stripe';

export const GOOD_CARD = {
  cardNumber: '4242 4242 4242 4242',
  cardholder: 'Ada Lovelace',
  expiry: '12/48',
  cvc: '123',
  email: 'ada@example.com',
};

export function sessionParams(cents = 800, changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: cents, product_data: { name: 'Northern Line' } } },
    ],
    success_url: 'http://shop.test/return?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.test/checkout',
    metadata: { order_id: 'order-1' },
    ...changes,
  };
  return params;
}

/** Posts a form of the payment page as a browser without scripts would. */
export function postForm(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers });
}
