import type Stripe from 'stripe';
import type { CheckoutSession, Charge, BalanceTransaction, EventObject, LineItem, PaymentIntent } from './types.ts';
import type { Account } from './account.ts';
import type { Customer, PaymentMethod, Product } from './customer.ts';
import type { Dispute } from './dispute.ts';
import type { Invoice, InvoicePayment } from './invoice.ts';
import type { Payout } from './payout.ts';
import type { Refund } from './refund.ts';
import type { Price, Subscription, SubscriptionItem } from './subscription.ts';
import type { Transfer, TransferReversal } from './transfer.ts';

/** Whether a field may be missing. */
type IsOptional<T, Key extends keyof T> = Record<never, never> extends Pick<T, Key> ? true : false;

/**
 * An object of Stripe's SDK as it is sent: decimals are text, and fields that may be missing at Stripe may be missing here. All others
 * must be there, null only where Stripe says so.
 */
type Wire<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends readonly (infer Item)[]
      ? Wire<Item>[]
      : T extends object
        ? { [Key in keyof T as IsOptional<T, Key> extends true ? never : Key]: Wire<T[Key]> } & {
            [Key in keyof T as IsOptional<T, Key> extends true ? Key : never]?: Wire<T[Key]>;
          }
        : T;

type Fits<Theirs, Ours extends Wire<Theirs>> = Ours;

/** Each object that this provider sends has the required fields of Stripe's types. */
export type Shapes = [
  Fits<Stripe.Account, Account>,
  Fits<Stripe.BalanceTransaction, BalanceTransaction>,
  Fits<Stripe.Charge, Charge>,
  Fits<Stripe.Checkout.Session, CheckoutSession>,
  Fits<Stripe.Customer, Customer>,
  Fits<Stripe.Dispute, Dispute>,
  Fits<Omit<Stripe.EventBase, 'data' | 'type'>, EventObject>,
  Fits<Stripe.Invoice, Invoice>,
  Fits<Stripe.InvoicePayment, InvoicePayment>,
  Fits<Stripe.LineItem, LineItem>,
  Fits<Omit<Stripe.PaymentIntent, 'last_payment_error'>, PaymentIntent>,
  Fits<Stripe.PaymentMethod, PaymentMethod>,
  Fits<Stripe.Payout, Payout>,
  Fits<Stripe.Price, Price>,
  Fits<Stripe.Product, Product>,
  Fits<Stripe.Refund, Refund>,
  Fits<Stripe.Subscription, Subscription>,
  Fits<Stripe.SubscriptionItem, SubscriptionItem>,
  Fits<Stripe.Transfer, Transfer>,
  Fits<Stripe.TransferReversal, TransferReversal>,
];
