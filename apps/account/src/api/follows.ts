import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import * as z from 'zod/mini';

const personSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  role: z.enum(['customer', 'artist']),
});
const followSchema = z.object({ created_at: z.string(), person: z.nullable(personSchema) });
type Follow = z.infer<typeof followSchema>;
export type FollowSide = 'followers' | 'following';

interface FollowListArgs {
  personId: string;
  side: FollowSide;
}

const PAGE = 50;

const { useAccountListFollowsInfiniteQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** People who follow a person, or whom the person follows, latest first; without follows that privacy settings hide. */
    accountListFollows: build.infiniteQuery<Follow[], FollowListArgs, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (page, pages) => (page.length < PAGE ? undefined : pages.length * PAGE),
      },
      query: ({ queryArg: { personId, side }, pageParam: from }) =>
        dataRequest((rest) => {
          const [mine, other] =
            side === 'followers' ? (['following', 'follower'] as const) : (['follower', 'following'] as const);
          return rest
            .from('user_follows')
            .select(`created_at, person:profiles!user_follows_${other}_id_fkey(id, name, avatar_url, role)`)
            .eq(`${mine}_id`, personId)
            .order('created_at', { ascending: false })
            .order(`${other}_id`)
            .range(from, from + PAGE - 1);
        }),
      rawResponseSchema: z.array(followSchema),
      providesTags: ['Follow'],
    }),
  }),
});

export { useAccountListFollowsInfiniteQuery };
