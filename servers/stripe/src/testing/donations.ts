import type Stripe from 'stripe';
import type { TestShop } from './testShop.ts';

/** Starts a monthly donation as the shop does: subscription, first invoice and client secret. */
export async function startDonation(shop: TestShop, cents = 500) {
  const customer = await shop.stripe.customers.create({ email: 'ada@example.com', metadata: { user_id: '1' } });
  const product = await shop.stripe.products.create({ name: 'Monthly gift to Bela' });
  const subscription = await shop.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price_data: priceOf(product.id, cents) }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
    metadata: { donation_id: 'd-1' },
    expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
  });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  const intent = invoice.payments?.data[0]?.payment.payment_intent as string;
  return {
    customer,
    product,
    subscription,
    invoice,
    intent,
    secret: String(invoice.confirmation_secret?.client_secret),
  };
}

export const priceOf = (product: string, unit_amount: number) =>
  ({ currency: 'usd', product, unit_amount, recurring: { interval: 'month' } }) as const;
