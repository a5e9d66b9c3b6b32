import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Metadata } from './types.ts';

type Capability = 'transfers' | 'card_payments';

export interface Account {
  id: string;
  object: 'account';
  business_profile: Record<string, unknown>;
  business_type: string | null;
  capabilities: Partial<Record<Capability, 'active' | 'inactive'>>;
  charges_enabled: boolean;
  controller: Record<string, unknown>;
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
    disabled_reason: string | null;
    errors: never[];
    eventually_due: string[];
    past_due: string[];
    pending_verification: string[];
  };
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
      disabled_reason: isOpen ? null : 'requirements.past_due',
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
    type: 'express',
    ...statusFields('new', capabilities),
    ...fields,
  };
}
