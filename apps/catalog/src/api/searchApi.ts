import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import type { PlayableTrack } from '@fairtone/domain';
import * as z from 'zod/mini';
import { toSearchResult, toSuggestion, type SearchResult, type Suggestion } from '../model/searchHit';
import { RESULTS_OF_A_KIND } from '../model/searchPage';
import { searchRowSchema, type SearchRow } from './searchRows';

const SUGGESTIONS_OF_A_KIND = 4;
const MORE_TRACKS = 40;

const rows = z.array(searchRowSchema);

const searchApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    catalogSearch: build.query<SearchResult, string, SearchRow[]>({
      query: (query) =>
        dataRequest((rest) => rest.rpc('search_catalog', { query, page_size: RESULTS_OF_A_KIND }, { get: true })),
      rawResponseSchema: rows,
      transformResponse: toSearchResult,
      providesTags: ['Album', 'Artist'],
    }),

    /** Tracks beyond those of the first page of results. */
    catalogSearchTracks: build.infiniteQuery<PlayableTrack[], string, number, SearchRow[]>({
      infiniteQueryOptions: {
        initialPageParam: RESULTS_OF_A_KIND,
        getNextPageParam: (page, _pages, skipped) => (page.length < MORE_TRACKS ? undefined : skipped + MORE_TRACKS),
      },
      query: ({ queryArg: query, pageParam: skip }) =>
        dataRequest((rest) =>
          rest.rpc('search_catalog', { query, only_kind: 'track', page_size: MORE_TRACKS, skip }, { get: true }),
        ),
      rawResponseSchema: rows,
      transformResponse: (found) => toSearchResult(found).tracks,
    }),

    /**
     * Suggestions while typing: a few rows of each kind from the same function as the results. `search_suggestions` returns no album id,
     * so that a suggested track could not link to its album.
     */
    catalogSuggest: build.query<Suggestion[], string, SearchRow[]>({
      query: (query) =>
        dataRequest((rest) => rest.rpc('search_catalog', { query, page_size: SUGGESTIONS_OF_A_KIND }, { get: true })),
      rawResponseSchema: rows,
      transformResponse: (found) => found.map(toSuggestion),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useCatalogSearchQuery, useCatalogSearchTracksInfiniteQuery, useCatalogSuggestQuery } = searchApi;
