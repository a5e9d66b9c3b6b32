import type { RefundSaleRequest } from '@fairtone/contracts';
import { z } from 'zod';
import type { Caller } from '../_shared/caller.ts';
import { serviceClient } from '../_shared/clients.ts';
import { fromDatabase } from '../_shared/refusal.ts';

const askedSchema = z.object({
  id: z.uuid().optional(),
  state: z.enum(['requested', 'pending', 'succeeded']),
  amount_cents: z.int(),
  payment_id: z.string().optional(),
});
export type RefundRequest = z.infer<typeof askedSchema>;

/** Records that the caller wants to refund this sale; the same sale again is the same refund. */
export async function requestRefund(caller: Caller, sale: RefundSaleRequest): Promise<RefundRequest> {
  const { data, error } = await serviceClient().rpc('begin_refund', {
    seller_id: caller.id,
    order_item_id: sale.orderItemId,
    donation_payment_id: sale.donationPaymentId,
  });
  if (error) throw fromDatabase(error);
  return askedSchema.parse(data);
}

export async function cancelRefundRequest(refundId: string): Promise<void> {
  const { error } = await serviceClient().rpc('refuse_refund', { refund_id: refundId });
  if (error) throw fromDatabase(error);
}
