import { newId } from '../ids.ts';
import type { BalanceTransaction } from './types.ts';
import type { Charge, Metadata } from './types.ts';

const ANSWER_WITHIN_SECONDS = 7 * 24 * 3600;

export type DisputeReason = 'fraudulent' | 'product_not_received' | 'general' | 'duplicate';

export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  balance_transactions: BalanceTransaction[];
  charge: string;
  created: number;
  currency: string;
  enhanced_eligibility_types: never[];
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean; submission_count: number };
  is_charge_refundable: boolean;
  livemode: false;
  metadata: Metadata;
  payment_intent: string;
  payment_method_details: { type: 'card'; card: { brand: string; case_type: 'chargeback' } };
  reason: DisputeReason;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
}

export function newDispute(charge: Charge, amount: number, reason: DisputeReason, createdSeconds: number): Dispute {
  return {
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
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: { brand: charge.payment_method_details.card.brand, case_type: 'chargeback' },
    },
    reason,
    status: 'needs_response',
  };
}
