import { newId } from '../ids.ts';
import type { Charge, Metadata } from './types.ts';
import { unusedOfRefund } from './unusedFields.ts';

export interface Refund extends ReturnType<typeof unusedOfRefund> {
  id: string;
  object: 'refund';
  amount: number;
  balance_transaction: string | null;
  charge: string;
  created: number;
  currency: string;
  destination_details: { type: 'card'; card: { reference_status: 'available'; type: 'refund' } };
  failure_reason?: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  receipt_number: null;
  source_transfer_reversal: null;
  status: 'succeeded' | 'failed';
  transfer_reversal: null;
}

export function newRefund(charge: Charge, fields: Pick<Refund, 'amount' | 'metadata' | 'reason' | 'created'>): Refund {
  return {
    ...unusedOfRefund(),
    id: newId('re'),
    object: 'refund',
    balance_transaction: null,
    charge: charge.id,
    currency: charge.currency,
    destination_details: { type: 'card', card: { reference_status: 'available', type: 'refund' } },
    payment_intent: charge.payment_intent,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
    ...fields,
  };
}
