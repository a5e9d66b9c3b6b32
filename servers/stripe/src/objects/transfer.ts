import { newId } from '../ids.ts';
import type { Metadata } from './types.ts';

export interface TransferReversal {
  id: string;
  object: 'transfer_reversal';
  amount: number;
  balance_transaction: string;
  created: number;
  currency: string;
  destination_payment_refund: null;
  metadata: Metadata;
  source_refund: null;
  transfer: string;
}

export interface Transfer {
  id: string;
  object: 'transfer';
  amount: number;
  amount_reversed: number;
  balance_transaction: string | null;
  created: number;
  currency: string;
  description: string | null;
  destination: string;
  livemode: false;
  metadata: Metadata;
  reversals: { object: 'list'; data: TransferReversal[]; has_more: false; url: string };
  reversed: boolean;
  source_transaction: string | null;
  source_type: 'card';
  transfer_group: string | null;
}

type Fields = Pick<
  Transfer,
  | 'amount'
  | 'created'
  | 'currency'
  | 'description'
  | 'destination'
  | 'metadata'
  | 'source_transaction'
  | 'transfer_group'
>;

export function newTransfer(fields: Fields): Transfer {
  const id = newId('tr');
  return {
    id,
    object: 'transfer',
    amount_reversed: 0,
    balance_transaction: null,
    livemode: false,
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_type: 'card',
    ...fields,
  };
}
