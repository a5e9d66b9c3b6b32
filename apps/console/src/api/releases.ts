import { api } from '@fairtone/api';
import { functionRequest } from '@fairtone/api/requests';
import {
  changeReleasesResponseSchema,
  consoleCleanResponseSchema,
  consoleDiffResponseSchema,
  consoleErrorsResponseSchema,
  consoleOverviewResponseSchema,
  consoleRemoteResponseSchema,
  consoleVerifyResponseSchema,
  consoleVitalsResponseSchema,
  type ChangeReleasesRequest,
  type ChangeReleasesResponse,
  type ConsoleClean,
  type ConsoleDiff,
  type ConsoleErrorGroup,
  type ConsoleOverview,
  type ConsoleRemoteDetails,
  type ConsoleVitals,
  type InspectReleasesRequest,
} from '@fairtone/contracts/releaseConsole';

/** Time in seconds for which the list stays in memory: coming back from a remote shows it at once, and refetches it. */
const LIST_KEPT_S = 60;

const inspect = (request: InspectReleasesRequest, schema: Parameters<typeof functionRequest>[2]) =>
  functionRequest('inspect-releases', request, schema);

const releasesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    consoleListRemotes: build.query<ConsoleOverview, void>({
      query: () => inspect({ view: 'overview' }, consoleOverviewResponseSchema),
      keepUnusedDataFor: LIST_KEPT_S,
    }),

    consoleGetRemote: build.query<ConsoleRemoteDetails, string>({
      query: (remote) => inspect({ view: 'remote', remote }, consoleRemoteResponseSchema),
      keepUnusedDataFor: 0,
    }),

    /** Groups of errors of 30 days, most devices first. */
    consoleListErrors: build.query<ConsoleErrorGroup[], string>({
      query: (remote) => inspect({ view: 'errors', remote }, consoleErrorsResponseSchema),
      transformResponse: ({ groups }: { groups: ConsoleErrorGroup[] }) => groups,
      keepUnusedDataFor: 0,
    }),

    /** Load times and web vitals of the versions of 30 days, newest first. */
    consoleListVitals: build.query<ConsoleVitals[], string>({
      query: (remote) => inspect({ view: 'vitals', remote }, consoleVitalsResponseSchema),
      transformResponse: ({ versions }: { versions: ConsoleVitals[] }) => versions,
      keepUnusedDataFor: 0,
    }),

    /** Reasons against making a version live, in English. */
    consoleVerify: build.query<string[], { remote: string; version: string }>({
      query: (which) => inspect({ view: 'verify', ...which }, consoleVerifyResponseSchema),
      transformResponse: ({ faults }: { faults: string[] }) => faults,
      keepUnusedDataFor: 0,
    }),

    consoleDiff: build.query<ConsoleDiff, { remote: string; from: string; to: string }>({
      query: (which) => inspect({ view: 'diff', ...which }, consoleDiffResponseSchema),
      keepUnusedDataFor: 0,
    }),

    /** Versions that cleaning up would delete. */
    consoleListUnused: build.query<ConsoleClean, string>({
      query: (remote) => inspect({ view: 'unused', remote }, consoleCleanResponseSchema),
      keepUnusedDataFor: 0,
    }),

    consoleChangeReleases: build.mutation<ChangeReleasesResponse, ChangeReleasesRequest>({
      query: (change) => functionRequest('change-releases', change, changeReleasesResponseSchema),
      async onQueryStarted({ remote }, { dispatch, getState, queryFulfilled }) {
        // Also after a refusal: what the page shows is out of date then.
        await queryFulfilled.catch(() => undefined);
        const { endpoints, util } = releasesApi;
        // A response to an earlier request may lack the change, and no second one is sent while it is pending.
        await Promise.all([
          dispatch(util.getRunningQueryThunk('consoleGetRemote', remote)),
          dispatch(util.getRunningQueryThunk('consoleListRemotes', undefined)),
        ]);
        const again = { forceRefetch: true, subscribe: false };
        void dispatch(endpoints.consoleGetRemote.initiate(remote, again));
        if (util.selectCachedArgsForQuery(getState(), 'consoleListRemotes').length > 0)
          void dispatch(endpoints.consoleListRemotes.initiate(undefined, again));
      },
    }),
  }),
});

export const {
  useConsoleListRemotesQuery,
  useConsoleGetRemoteQuery,
  useConsoleListErrorsQuery,
  useConsoleListVitalsQuery,
  useConsoleVerifyQuery,
  useConsoleDiffQuery,
  useConsoleListUnusedQuery,
  useConsoleChangeReleasesMutation,
} = releasesApi;
