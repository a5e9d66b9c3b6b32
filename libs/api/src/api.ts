import { createApi } from '@reduxjs/toolkit/query/react';
import { supabaseBaseQuery } from './baseQuery.ts';
import { makeReplaceable } from './replaceableEndpoints.ts';

/**
 * Subjects of cached responses. A mutation of one remote that invalidates a tag refetches the queries of every other
 * remote that provides it.
 */
export const API_TAGS = ['Album', 'Artist', 'Profile', 'Purchase', 'Order', 'Playlist', 'Favorite', 'Follow'] as const;

/**
 * The only RTK Query api of the page. Each app injects its endpoints, whose names begin with the app's name:
 * `api.injectEndpoints({ overrideExisting: 'throw', endpoints: (build) => ({ catalogGetAlbum: … }) })`
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: supabaseBaseQuery,
  tagTypes: API_TAGS,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});

/** Allows another version of a remote to inject endpoints whose names start with this prefix again. */
export const letEndpointsBeReplaced = makeReplaceable(api);
