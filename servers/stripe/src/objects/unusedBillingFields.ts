/** Fields of Stripe's subscriptions and invoices that this provider does not use, as `unusedFields.ts` explains. */

const nothing = () => [] as never[];
const noTax = () => ({ disabled_reason: null, enabled: false, liability: null });

export const unusedOfSubscription = () => ({
  application: null,
  application_fee_percent: null,
  automatic_tax: noTax(),
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: null, type: 'classic' as const },
  billing_schedules: nothing(),
  billing_thresholds: null,
  customer_account: null,
  days_until_due: null,
  default_source: null,
  discounts: nothing(),
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' as const },
  },
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: null,
  trial_start: null,
});

export const unusedOfItem = () => ({
  billing_thresholds: null,
  current_trial: null,
  discounts: nothing(),
  tax_rates: nothing(),
});

export const unusedOfPlan = () => ({
  meter: null,
  nickname: null,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
});

export const unusedOfInvoice = () => ({
  account_country: null,
  account_name: null,
  account_tax_ids: null,
  amount_shipping: 0,
  application: null,
  automatic_tax: { ...noTax(), provider: null, status: null },
  automatically_finalizes_at: null,
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: nothing(),
  discounts: nothing(),
  due_date: null,
  ending_balance: null,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' as const },
  last_finalization_error: null,
  latest_revision: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: nothing(),
  total_pretax_credit_amounts: nothing(),
  total_taxes: nothing(),
});

export const unusedOfInvoiceLine = () => ({
  discount_amounts: nothing(),
  discounts: nothing(),
  pretax_credit_amounts: nothing(),
  taxes: nothing(),
});
