import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import type { Dialogs } from '@fairtone/contracts';
import * as z from 'zod/mini';

export const REPORT_REASONS = [
  'copyright',
  'spam',
  'abuse',
  'hate',
  'sexual',
  'violence',
  'impersonation',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

interface Report {
  kind: Dialogs['catalog.report']['kind'];
  id: string;
  reason: ReportReason;
  details: string;
}

const { useCatalogReportContentMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Sends a report to the moderators. A second report of the same subject changes nothing while the first is open. */
    catalogReportContent: build.mutation<string, Report>({
      query: ({ kind, id, reason, details }) =>
        dataRequest((rest) =>
          rest.rpc('report_content', {
            subject_kind: kind,
            subject_id: id,
            reason,
            ...(details.trim() && { details: details.trim() }),
          }),
        ),
      rawResponseSchema: z.uuid(),
    }),
  }),
});

export { useCatalogReportContentMutation };
