import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Metadata } from './types.ts';
import type { unusedOfBusinessProfile } from './unusedFields.ts';

type Capability = 'transfers' | 'card_payments';

type BusinessProfile = ReturnType<typeof unusedOfBusinessProfile> & { name: string | null; url: string | null };

export interface Account {
  id: string;
  object: 'account';
  business_profile: BusinessProfile;
  business_type: string | null;
  capabilities: Partial<Record<Capability, 'active' | 'inactive'>>;
  charges_enabled: boolean;
  controller: {
    fees: { payer: 'application_express' };
    is_controller: true;
    losses: { payments: 'application' };
    requirement_collection: 'stripe';
    stripe_dashboard: { type: 'express' };
    type: 'application';
  };
  country: string;
  created: number;
  default_currency: string;
  details_submitted: boolean;
  email: string | null;
  metadata: Metadata;
  payouts_enabled: boolean;
  requirements: {
    alternatives: never[];
    current_deadline: null;
    currently_due: string[];
    disabled_reason: 'requirements.past_due' | null;
    errors: never[];
    eventually_due: string[];
    past_due: string[];
    pending_verification: string[];
  };
  tos_acceptance: { service_agreement: 'full' | 'recipient' };
  type: 'express';
}

/** State of an account's onboarding: not begun, verified, or information is missing. */
export type AccountStatus = 'new' | 'complete' | 'restricted';

const DUE: Record<AccountStatus, string[]> = {
  new: ['business_profile.url', 'external_account', 'individual.verification.document', 'tos_acceptance.date'],
  complete: [],
  restricted: ['individual.verification.document'],
};

/** The fields that are derived from an account's standing. */
export function statusFields(standing: AccountStatus, capabilities: Account['capabilities']) {
  const isOpen = standing === 'complete';
  const due = DUE[standing];
  const names = Object.keys(capabilities) as Capability[];
  const active = Object.fromEntries(names.map((name) => [name, isOpen ? ('active' as const) : ('inactive' as const)]));
  return {
    capabilities: active,
    charges_enabled: isOpen && 'card_payments' in capabilities,
    details_submitted: standing !== 'new',
    payouts_enabled: isOpen,
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: due,
      disabled_reason: isOpen ? null : ('requirements.past_due' as const),
      errors: [],
      eventually_due: due,
      past_due: due,
      pending_verification: [],
    },
  } satisfies Partial<Stripe.Account>;
}

export function newAccount(
  fields: Pick<Account, 'business_profile' | 'business_type' | 'country' | 'created' | 'email' | 'metadata'>,
  wanted: Capability[],
  agreement: 'full' | 'recipient',
): Account {
  const capabilities = Object.fromEntries(wanted.map((name) => [name, 'inactive' as const]));
  return {
    id: newId('acct'),
    object: 'account',
    controller: {
      fees: { payer: 'application_express' },
      is_controller: true,
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
      type: 'application',
    },
    default_currency: 'usd',
    tos_acceptance: { service_agreement: agreement },
    type: 'express',
    ...statusFields('new', capabilities),
    ...fields,
  };
}
