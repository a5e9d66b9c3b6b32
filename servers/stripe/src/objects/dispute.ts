import { newId } from '../ids.ts';
import type { BalanceTransaction, Charge, Metadata } from './types.ts';
import { unusedOfDispute } from './unusedFields.ts';

const ANSWER_WITHIN_SECONDS = 7 * 24 * 3600;

export type DisputeReason = 'fraudulent' | 'product_not_received' | 'general' | 'duplicate';

export interface Dispute extends ReturnType<typeof unusedOfDispute> {
  id: string;
  object: 'dispute';
  amount: number;
  balance_transactions: BalanceTransaction[];
  charge: string;
  created: number;
  currency: string;
  enhanced_eligibility_types: never[];
  evidence_details: {
    due_by: number;
    enhanced_eligibility: Record<string, never>;
    has_evidence: boolean;
    past_due: boolean;
    submission_count: number;
    submission_method: 'not_submitted';
  };
  is_charge_refundable: boolean;
  livemode: false;
  metadata: Metadata;
  payment_intent: string;
  payment_method_details: {
    type: 'card';
    card: { brand: string; case_type: 'chargeback'; network: string; network_reason_code: null };
  };
  reason: DisputeReason;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
}

export function newDispute(charge: Charge, amount: number, reason: DisputeReason, createdSeconds: number): Dispute {
  const { brand } = charge.payment_method_details.card;
  return {
    ...unusedOfDispute(),
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: createdSeconds,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence_details: {
      due_by: createdSeconds + ANSWER_WITHIN_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: { brand, case_type: 'chargeback', network: brand, network_reason_code: null },
    },
    reason,
    status: 'needs_response',
  };
}
