import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import { getAuth } from '@fairtone/platform';
import * as z from 'zod/mini';

const sessionSchema = z.object({
  id: z.uuid(),
  created_at: z.string(),
  refreshed_at: z.nullable(z.string()),
  user_agent: z.nullable(z.string()),
  ip: z.nullable(z.string()),
});
export type OwnSession = z.infer<typeof sessionSchema>;

const PAGE = 200;

const sessionsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Where the person is signed in. */
    accountListSessions: build.query<OwnSession[], string>({
      query: () => dataRequest((rest) => rest.rpc('own_sessions', { page_size: PAGE }, { get: true })),
      rawResponseSchema: z.array(sessionSchema),
      keepUnusedDataFor: 0,
    }),

    /** Ends every session but this one. */
    accountEndOtherSessions: build.mutation<null, { userId: string; currentId: string | null }>({
      query: () => async () => {
        const { error } = await (await getAuth()).signOut({ scope: 'others' });
        if (error) throw error;
        return null;
      },
      async onQueryStarted({ userId, currentId }, { dispatch, queryFulfilled }) {
        if (
          await queryFulfilled.then(
            () => true,
            () => false,
          )
        ) {
          dispatch(
            sessionsApi.util.updateQueryData('accountListSessions', userId, (rows) =>
              rows.filter(({ id }) => id === currentId),
            ),
          );
        }
      },
    }),
  }),
});

export const { useAccountListSessionsQuery, useAccountEndOtherSessionsMutation } = sessionsApi;
