import { z } from 'zod';
import type { CreatePaymentRequest } from '@fairtone/contracts';
import type { Caller } from '../_shared/caller.ts';
import { serviceClient } from '../_shared/clients.ts';
import { fromDatabase } from '../_shared/refusal.ts';

const orderSchema = z.object({
  id: z.uuid(),
  state: z.string(),
  total_cents: z.int(),
  email: z.string().nullable(),
  url: z.string().nullable(),
  created_at: z.string(),
  items: z.array(
    z.object({
      album_id: z.uuid(),
      album_title: z.string(),
      artist_name: z.string(),
      amount_cents: z.int(),
      cover_image: z.string().nullable(),
    }),
  ),
});
export type Order = z.infer<typeof orderSchema>;

/** Creates the order with the database's prices. A free order is completed at once. */
export async function createOrder(caller: Caller, input: CreatePaymentRequest): Promise<Order> {
  const items = input.items.map(({ albumId, amountCents, expectedCents }) => ({
    album_id: albumId,
    ...(amountCents !== undefined && { amount_cents: amountCents }),
    ...(expectedCents !== undefined && { expected_cents: expectedCents }),
  }));
  const { data, error } = await serviceClient().rpc('create_order', {
    user_id: caller.id,
    items,
    email: input.email ?? caller.email ?? undefined,
    request_id: input.requestId,
  });
  if (error) throw fromDatabase(error);
  return orderSchema.parse(data);
}

export async function rememberSession(orderId: string, sessionId: string, url: string): Promise<void> {
  const { error } = await serviceClient()
    .from('orders')
    .update({ provider_session_id: sessionId, url })
    .eq('id', orderId);
  if (error) throw fromDatabase(error);
}

/** Cancels an order that never reached the provider, so that it does not stay pending forever. */
export async function abandonOrder(orderId: string, outcome: 'failed' | 'cancelled', reason: string): Promise<void> {
  const { error } = await serviceClient().rpc('close_order', {
    order_id: orderId,
    provider_event_id: `create-payment:${orderId}`,
    outcome,
    event_type: reason,
  });
  if (error) console.error('An order stays pending', orderId, error);
}
