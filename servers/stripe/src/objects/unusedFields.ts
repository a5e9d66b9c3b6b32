/**
 * Fields of Stripe's objects that this provider does not use, with the value that they have at Stripe then. They are always present, so
 * that code which reads one meets null here as it does there; `shapes.test-d.ts` compares them with the types of Stripe's SDK.
 */

const nothing = () => [] as never[];

export const unusedOfSession = () => ({
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: nothing(),
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer_account: null,
  customer_creation: 'if_required' as const,
  discounts: nothing(),
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required' as const,
  payment_method_configuration_details: null,
  payment_method_options: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: nothing(),
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page' as const,
  wallet_options: null,
});

export const unusedOfCustomerDetails = () => ({
  address: null,
  business_name: null,
  individual_name: null,
  phone: null,
  tax_exempt: null,
  tax_ids: nothing(),
});

export const unusedOfIntent = () => ({
  allowed_payment_method_types: null,
  amount_capturable: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  customer_account: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_record: null,
  processing: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_group: null,
});

export const unusedOfCharge = () => ({
  application: null,
  application_fee: null,
  application_fee_amount: null,
  calculated_statement_descriptor: null,
  description: null,
  failure_balance_transaction: null,
  fraud_details: null,
  on_behalf_of: null,
  outcome: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
});

/** Of the card of a charge. */
export const unusedOfChargeCard = () => ({
  amount_authorized: null,
  authorization_code: null,
  checks: null,
  country: null,
  electronic_commerce_indicator: null,
  funding: 'credit' as const,
  installments: null,
  mandate: null,
  network: null,
  network_transaction_id: null,
  regulated_status: null,
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
});

export const unusedOfBillingDetails = () => ({ address: null, phone: null, tax_id: null });

export const unusedOfRefund = () => ({ customer: null, customer_account: null, payment_method: null });

export const unusedOfDispute = () => ({
  evidence: {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  },
  intended_submission_method: null,
});

export const unusedOfBusinessProfile = () => ({
  mcc: null,
  minority_owned_business_designation: null,
  specified_commercial_transactions_act_url: null,
  support_address: null,
  support_email: null,
  support_phone: null,
  support_url: null,
});

export const unusedOfProduct = () => ({
  marketing_features: nothing(),
  package_dimensions: null,
  shippable: null,
  tax_details: null,
  url: null,
});

/** Of a saved card. */
export const unusedOfCard = () => ({
  checks: null,
  country: null,
  display_brand: null,
  funding: 'credit' as const,
  generated_from: null,
  networks: null,
  regulated_status: null,
  three_d_secure_usage: null,
  wallet: null,
});

export const unusedOfPrice = () => ({
  custom_unit_amount: null,
  lookup_key: null,
  tax_behavior: 'unspecified' as const,
  tiers_mode: null,
  transform_quantity: null,
});
