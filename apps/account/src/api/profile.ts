import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import { ALBUM_HEAD_COLUMNS, albumHeadRowSchema } from '@fairtone/music';
import * as z from 'zod/mini';
import { PROFILE_COLUMNS, TOP_GENRES } from './columns';

const countsSchema = z.object({ followers: z.int(), following: z.int() });
const profileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  avatar_url: z.nullable(z.string()),
  role: z.enum(['customer', 'artist']),
  bio: z.nullable(z.string()),
  location: z.nullable(z.string()),
  created_at: z.string(),
  state: z.enum(['active', 'hidden', 'deleted']),
  counts: z.nullable(countsSchema),
});
export type Profile = z.infer<typeof profileSchema>;

const releaseSchema = z.extend(albumHeadRowSchema, { release_date: z.string() });
type Release = z.infer<typeof releaseSchema>;

/** More than any artist is expected to have, so that one request returns all of them. */
const RELEASES_MAX = 200;

const endpoints = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The public profile of a person; null when no profile has this id. */
    accountGetProfile: build.query<Profile | null, string>({
      query: (profileId) =>
        dataRequest((rest) =>
          rest.from('profiles').select(PROFILE_COLUMNS).eq('id', profileId).eq('state', 'active').maybeSingle(),
        ),
      rawResponseSchema: z.nullable(profileSchema),
      providesTags: (_profile, _error, id) => [
        { type: 'Profile', id },
        { type: 'Follow', id },
      ],
    }),

    /** Genres of an artist's albums; of a listener those last played, where they show that, or those that the profile names. */
    accountListTopGenres: build.query<string[], string>({
      query: (person) => dataRequest((rest) => rest.rpc('top_genres', { person, top: TOP_GENRES }, { get: true })),
      rawResponseSchema: z.array(z.string()),
    }),

    /** An artist's public albums, the newest first. */
    accountListReleases: build.query<Release[], string>({
      query: (artistId) =>
        dataRequest((rest) =>
          rest
            .from('albums')
            .select(`release_date, ${ALBUM_HEAD_COLUMNS}`)
            .eq('artist_id', artistId)
            .eq('state', 'public')
            .order('release_date', { ascending: false })
            .limit(RELEASES_MAX),
        ),
      rawResponseSchema: z.array(releaseSchema),
      providesTags: ['Album'],
    }),
  }),
});

export const { useAccountGetProfileQuery, useAccountListTopGenresQuery, useAccountListReleasesQuery } = endpoints;
