import { newId } from '../ids.ts';
import type { Metadata } from './types.ts';

/** A payment of the platform's own balance to its bank. */
export interface Payout {
  id: string;
  object: 'payout';
  amount: number;
  application_fee: null;
  application_fee_amount: null;
  arrival_date: number;
  automatic: boolean;
  balance_transaction: string | null;
  created: number;
  currency: string;
  description: string | null;
  destination: string;
  failure_balance_transaction: null;
  failure_code: null;
  failure_message: null;
  livemode: false;
  metadata: Metadata;
  method: 'standard';
  original_payout: null;
  payout_method: null;
  reconciliation_status: 'not_applicable';
  reversed_by: null;
  source_type: 'card';
  statement_descriptor: string | null;
  status: 'paid';
  trace_id: null;
  type: 'bank_account';
}

type Fields = Pick<Payout, 'amount' | 'created' | 'description' | 'metadata' | 'statement_descriptor'>;

/** A payout by hand that has arrived: test banks answer at once. */
export const newPayout = (fields: Fields): Payout => ({
  id: newId('po'),
  object: 'payout',
  application_fee: null,
  application_fee_amount: null,
  arrival_date: fields.created,
  automatic: false,
  balance_transaction: null,
  currency: 'usd',
  destination: 'ba_platform',
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  livemode: false,
  method: 'standard',
  original_payout: null,
  payout_method: null,
  reconciliation_status: 'not_applicable',
  reversed_by: null,
  source_type: 'card',
  status: 'paid',
  trace_id: null,
  type: 'bank_account',
  ...fields,
});
