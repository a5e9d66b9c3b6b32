import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import { ARTIST_PAGE_COLUMNS, artistPageRowSchema, type ArtistPageRow } from '@fairtone/music';
import * as z from 'zod/mini';

export type OwnProfile = ArtistPageRow;
export type PageLook = NonNullable<OwnProfile['page']>;

export interface ProfileWrite {
  name: string;
  bio: string | null;
  /** Unchanged when omitted. */
  location?: string | null;
  genres: string[];
  social_links: Record<string, string>;
  avatar_url?: string;
}

const titleSchema = z.object({ id: z.uuid(), title: z.string() });
type AlbumTitle = z.infer<typeof titleSchema>;

/** More albums than an artist scrolls through in a select list. */
const PINNABLE_MAX = 200;
const COLUMNS = `id, name, bio, location, genres, avatar_url, social_links, ${ARTIST_PAGE_COLUMNS}` as const;
const tagsOf = (id: string) => [
  { type: 'Artist' as const, id },
  { type: 'Profile' as const, id },
];

const endpoints = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Texts and look of the artist's own page. */
    studioGetOwnProfile: build.query<OwnProfile, string>({
      query: (id) => dataRequest((rest) => rest.from('profiles').select(COLUMNS).eq('id', id).single()),
      rawResponseSchema: artistPageRowSchema,
      providesTags: (_profile, _error, id) => tagsOf(id),
    }),

    /** Albums that can be pinned: the artist's public ones. */
    studioListPinnable: build.query<AlbumTitle[], string>({
      query: (artistId) =>
        dataRequest((rest) =>
          rest
            .from('albums')
            .select('id, title')
            .eq('artist_id', artistId)
            .eq('state', 'public')
            .order('release_date', { ascending: false })
            .order('id', { ascending: false })
            .limit(PINNABLE_MAX),
        ),
      rawResponseSchema: z.array(titleSchema),
      providesTags: ['Album'],
    }),

    studioSaveProfile: build.mutation<null, { id: string; profile: ProfileWrite }>({
      query: ({ id, profile }) => dataRequest((rest) => rest.from('profiles').update(profile).eq('id', id)),
      // Lists and albums contain the artist's name too.
      invalidatesTags: (_nothing, error, { id }) => (error ? [] : [...tagsOf(id), 'Artist', 'Album']),
    }),

    /** Adds the right to sell to the caller's account. Safe to repeat. */
    studioStartSelling: build.mutation<unknown, string>({
      query: () => dataRequest((rest) => rest.rpc('start_selling')),
      invalidatesTags: (_nothing, error, id) => (error ? [] : [...tagsOf(id), 'Artist']),
    }),

    studioSavePageLook: build.mutation<null, { artistId: string; look: PageLook }>({
      query: ({ artistId, look }) =>
        dataRequest((rest) =>
          rest.from('artist_pages').upsert({ artist_id: artistId, ...look }, { onConflict: 'artist_id' }),
        ),
      invalidatesTags: (_nothing, error, { artistId }) => (error ? [] : tagsOf(artistId)),
    }),
  }),
});

export const {
  useStudioGetOwnProfileQuery,
  useStudioListPinnableQuery,
  useStudioSaveProfileMutation,
  useStudioSavePageLookMutation,
  useStudioStartSellingMutation,
} = endpoints;
