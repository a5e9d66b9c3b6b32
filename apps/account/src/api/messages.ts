import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import * as z from 'zod/mini';
import { newestFirst, pagesOf } from './newestFirst';

const personSchema = z.object({ id: z.uuid(), name: z.string(), avatar_url: z.nullable(z.string()) });

const messageSchema = z.object({
  id: z.uuid(),
  sender_id: z.uuid(),
  recipient_id: z.uuid(),
  body: z.string(),
  created_at: z.string(),
});
export type Message = z.infer<typeof messageSchema>;

const messageListItemSchema = z.extend(messageSchema, { person: z.nullable(personSchema) });
export type MessageListItem = z.infer<typeof messageListItemSchema>;

export type MessageBox = 'inbox' | 'sent';
export interface Pair {
  readerId: string;
  personId: string;
}

const PAGE = 20;
const COLUMNS = 'id, sender_id, recipient_id, body, created_at';

export const messagesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Messages that the person received or sent, each with the other person; newest first, page by page. */
    accountListMessages: build.infiniteQuery<
      MessageListItem[],
      { readerId: string; box: MessageBox },
      MessageListItem | null
    >({
      infiniteQueryOptions: pagesOf<MessageListItem>(PAGE),
      query: ({ queryArg: { box }, pageParam: place }) =>
        dataRequest((rest) => {
          const other = box === 'inbox' ? 'sender' : 'recipient';
          const after = place && { before_time: place.created_at, before_id: place.id };
          return rest
            .rpc('list_messages', { box, page_size: PAGE, ...after }, { get: true })
            .select(`${COLUMNS}, person:profiles!messages_${other}_id_fkey(id, name, avatar_url)`);
        }),
      rawResponseSchema: z.array(messageListItemSchema),
      keepUnusedDataFor: 0,
    }),

    /** Messages between two people, newest first, page by page. */
    accountListThread: build.infiniteQuery<Message[], Pair, Message | null>({
      infiniteQueryOptions: pagesOf<Message>(PAGE),
      query: ({ queryArg: { readerId, personId }, pageParam: place }) =>
        dataRequest((rest) =>
          newestFirst(
            rest
              .from('messages')
              .select(COLUMNS)
              .in('sender_id', [readerId, personId])
              .in('recipient_id', [readerId, personId]),
            place,
            PAGE,
          ),
        ),
      rawResponseSchema: z.array(messageSchema),
      keepUnusedDataFor: 0,
    }),

    /** Removes a received message from the inbox; the sender keeps it. */
    accountDeleteMessage: build.mutation<null, Pair & { id: string }>({
      query: ({ id }) => dataRequest((rest) => rest.from('messages').delete().eq('id', id)),
      async onQueryStarted({ id, ...pair }, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(
          messagesApi.util.updateQueryData('accountListThread', pair, (thread) => {
            thread.pages = thread.pages.map((page) => page.filter((one) => one.id !== id));
          }),
        );
        await queryFulfilled.catch(undo);
      },
    }),
  }),
});

export const {
  useAccountListMessagesInfiniteQuery,
  useAccountListThreadInfiniteQuery,
  useAccountDeleteMessageMutation,
} = messagesApi;
