import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import * as z from 'zod/mini';
import { pagesOf } from './newestFirst';
import { NOTIFICATION_KINDS } from './notificationKinds';

// The server returns only these kinds: this release has no texts for kinds that were added later.
const kinds = [...NOTIFICATION_KINDS];

const notificationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** Names, titles, ids and amounts; the keys depend on the kind. */
  payload: z.record(z.string(), z.unknown()),
  read_at: z.nullable(z.string()),
  created_at: z.string(),
});
export type Notification = z.infer<typeof notificationSchema>;

const PAGE = 20;

interface Marking {
  userId: string;
  /** The notification to mark; without it all are marked. */
  id?: string;
}

const notificationsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    accountCountUnread: build.query<number, string>({
      query: () => dataRequest((rest) => rest.rpc('unread_notifications', { kinds }, { get: true })),
      rawResponseSchema: z.int(),
    }),

    /** The user's notifications, newest first, page by page. */
    accountListNotifications: build.infiniteQuery<Notification[], string, Notification | null>({
      infiniteQueryOptions: pagesOf<Notification>(PAGE),
      query: ({ pageParam: place }) =>
        dataRequest((rest) =>
          rest.rpc('list_notifications', {
            page_size: PAGE,
            kinds,
            ...(place && { before_time: place.created_at, before_id: place.id }),
          }),
        ),
      rawResponseSchema: z.array(notificationSchema),
    }),

    /** Returns how many of them were unread. */
    accountMarkRead: build.mutation<number, Marking>({
      query: ({ id }) => dataRequest((rest) => rest.rpc('mark_notifications_read', id ? { ids: [id] } : { kinds })),
      rawResponseSchema: z.int(),
      async onQueryStarted({ userId, id }, { dispatch, queryFulfilled }) {
        const at = new Date().toISOString();
        const shown = [
          dispatch(
            notificationsApi.util.updateQueryData('accountListNotifications', userId, ({ pages }) => {
              for (const one of pages.flat()) if (!id || one.id === id) one.read_at ??= at;
            }),
          ),
          dispatch(
            notificationsApi.util.updateQueryData('accountCountUnread', userId, (count) =>
              id ? Math.max(0, count - 1) : 0,
            ),
          ),
        ];
        await queryFulfilled.catch(() => shown.forEach(({ undo }) => undo()));
      },
    }),
  }),
});

export const { useAccountCountUnreadQuery, useAccountListNotificationsInfiniteQuery, useAccountMarkReadMutation } =
  notificationsApi;
