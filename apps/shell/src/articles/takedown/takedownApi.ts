import { api } from '@fairtone/api';
import { functionRequest } from '@fairtone/api/requests';
import { reportCopyrightResponseSchema, type ReportCopyrightRequest } from '@fairtone/contracts';

const { useShellReportCopyrightMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Sends a rights holder's notice to the moderators. Needs no account. */
    shellReportCopyright: build.mutation<{ reportId: string }, ReportCopyrightRequest>({
      query: (notice) => functionRequest('report-copyright', notice, reportCopyrightResponseSchema),
    }),
  }),
});

export { useShellReportCopyrightMutation };
