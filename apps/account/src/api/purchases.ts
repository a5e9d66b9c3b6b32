import { api } from '@fairtone/api';
import * as z from 'zod/mini';

const purchaseSchema = z.object({
  id: z.uuid(),
  album_id: z.uuid(),
  album_title: z.string(),
  artist_name: z.string(),
  amount_cents: z.int(),
  /** When the payment was given back, and with it the right to download. */
  revoked_at: z.nullable(z.string()),
  created_at: z.string(),
  albums: z.nullable(z.object({ cover_image: z.nullable(z.string()) })),
});
export type Purchase = z.infer<typeof purchaseSchema>;

/** The last row of the page before: rows of one moment are told apart by their id. */
type Place = Pick<Purchase, 'created_at' | 'id'> | null;

const PAGE = 25;
const COLUMNS = 'id, album_id, album_title, artist_name, amount_cents, revoked_at, created_at, albums(cover_image)';

const { useAccountListPurchasesInfiniteQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What somebody bought or took free, newest first, page by page. */
    accountListPurchases: build.infiniteQuery<Purchase[], string, Place>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)),
      },
      query:
        ({ queryArg: userId, pageParam: place }) =>
        ({ rest }, signal) => {
          const query = rest.from('purchases').select(COLUMNS).eq('user_id', userId);
          const after = place
            ? query.or(`created_at.lt."${place.created_at}",and(created_at.eq."${place.created_at}",id.lt.${place.id})`)
            : query;
          return after
            .order('created_at', { ascending: false })
            .order('id', { ascending: false })
            .limit(PAGE)
            .abortSignal(signal);
        },
      rawResponseSchema: z.array(purchaseSchema),
      providesTags: ['Purchase'],
    }),
  }),
});

export { useAccountListPurchasesInfiniteQuery };
