import { createApi } from '@reduxjs/toolkit/query/react';
import { supabaseBaseQuery } from './baseQuery.ts';
import { makeReplaceable } from './replaceableEndpoints.ts';

/**
 * What cached answers are about. A mutation of one remote that invalidates a tag refreshes the queries of every other
 * remote that provides it.
 */
export const API_TAGS = ['Album', 'Artist', 'Profile', 'Purchase', 'Order', 'Playlist', 'Favorite', 'Follow'] as const;

/**
 * The page's one api. Owners inject their endpoints, named with their own prefix:
 * `api.injectEndpoints({ overrideExisting: 'throw', endpoints: (build) => ({ catalogGetAlbum: … }) })`
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: supabaseBaseQuery,
  tagTypes: API_TAGS,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});

/** Lets another version of a remote bring the endpoints whose names start with this prefix once more. */
export const letEndpointsBeReplaced = makeReplaceable(api);
