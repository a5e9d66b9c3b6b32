import { api } from '@fairtone/api';
import { dataRequest, functionRequest } from '@fairtone/api/requests';
import { sendMessageResponseSchema } from '@fairtone/contracts';
import * as z from 'zod/mini';
import { messagesApi } from './messages';

interface Pair {
  blockerId: string;
  blockedId: string;
}

const endpoints = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Whether the person accepts messages from the signed-in user; false for a privacy setting or a block, without saying which. */
    accountCanMessage: build.query<boolean, { personId: string; readerId: string }>({
      query: ({ personId }) => dataRequest((rest) => rest.rpc('can_message', { person: personId }, { get: true })),
      rawResponseSchema: z.boolean(),
      providesTags: (_can, _error, { personId }) => [{ type: 'Profile', id: personId }],
    }),

    accountSendMessage: build.mutation<
      z.infer<typeof sendMessageResponseSchema>,
      { senderId: string; recipientId: string; text: string }
    >({
      query: ({ recipientId, text }) =>
        functionRequest('send-message', { recipientId, text }, sendMessageResponseSchema),
      async onQueryStarted({ senderId, recipientId, text }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const pair = { readerId: senderId, personId: recipientId };
        const message = { id: answer.data.messageId, sender_id: senderId, recipient_id: recipientId, body: text };
        dispatch(
          messagesApi.util.updateQueryData('accountListThread', pair, ({ pages }) => {
            pages[0]?.unshift({ ...message, created_at: new Date().toISOString() });
          }),
        );
      },
    }),

    accountIsBlocked: build.query<boolean, Pair>({
      query: ({ blockerId, blockedId }) =>
        dataRequest((rest) =>
          rest.from('blocks').select('blocked_id').eq('blocker_id', blockerId).eq('blocked_id', blockedId),
        ),
      transformResponse: (rows: unknown[]) => rows.length > 0,
      providesTags: (_is, _error, { blockedId }) => [{ type: 'Profile', id: blockedId }],
    }),

    /** Blocks a person, or ends the block. A block ends follows in both directions; neither can follow or write to the other. */
    accountSetBlocked: build.mutation<null, Pair & { isBlocked: boolean }>({
      query: ({ blockerId, blockedId, isBlocked }) =>
        dataRequest((rest) => {
          const pair = { blocker_id: blockerId, blocked_id: blockedId };
          const blocks = rest.from('blocks');
          return isBlocked
            ? blocks.upsert(pair, { onConflict: 'blocker_id,blocked_id', ignoreDuplicates: true })
            : blocks.delete().match(pair);
        }),
      invalidatesTags: (_nothing, error, { blockedId }) =>
        error
          ? []
          : [
              { type: 'Profile', id: blockedId },
              { type: 'Follow', id: blockedId },
            ],
    }),
  }),
});

export const {
  useAccountCanMessageQuery,
  useAccountSendMessageMutation,
  useAccountIsBlockedQuery,
  useAccountSetBlockedMutation,
} = endpoints;
