import { sendMessageRequestSchema, type SendMessageResponse } from '@fairtone/contracts';
import { requireCaller } from '../_shared/caller.ts';
import { serviceClient } from '../_shared/clients.ts';
import { jsonFunction } from '../_shared/jsonFunction.ts';
import { fromDatabase } from '../_shared/refusal.ts';
import { TooManyRequests } from '../_shared/tooManyRequests.ts';

/** Stores a message and notifies its recipient. The database decides who may write to whom, and how often. */
export const handler = jsonFunction(
  sendMessageRequestSchema,
  async ({ recipientId, text }, request): Promise<SendMessageResponse> => {
    const caller = await requireCaller(request);
    const message = { sender_id: caller.id, recipient_id: recipientId, body: text };
    const { data: messageId, error } = await serviceClient().rpc('send_message', message);
    if (error?.message === 'too_many_messages') throw new TooManyRequests(error.message, Number(error.details) || 60);
    if (error) throw fromDatabase(error);
    return { messageId };
  },
);
