import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import * as z from 'zod/mini';

const kindSchema = z.enum(['album', 'track', 'profile', 'message', 'playlist']);
type SubjectKind = z.infer<typeof kindSchema>;

const reportSchema = z.object({
  id: z.uuid(),
  subject_kind: kindSchema,
  subject_id: z.uuid(),
  subject_title: z.string(),
  reason: z.enum(['copyright', 'spam', 'abuse', 'hate', 'sexual', 'violence', 'impersonation', 'other']),
  details: z.nullable(z.string()),
  /** Name and e-mail address of a rights holder without an account. */
  claimant_name: z.nullable(z.string()),
  claimant_email: z.nullable(z.string()),
  state: z.enum(['open', 'answered']),
  outcome: z.nullable(z.enum(['removed', 'kept'])),
  answer: z.nullable(z.string()),
  created_at: z.string(),
  answered_at: z.nullable(z.string()),
});
export type Report = z.infer<typeof reportSchema>;
export type ReportState = Report['state'];

const factsSchema = z.object({
  /** The row as it is now; null when its owner deleted it. */
  subject: z.nullable(z.record(z.string(), z.unknown())),
  hold: z.nullable(z.object({ created_at: z.string(), is_legal: z.boolean(), note: z.nullable(z.string()) })),
  open_reports: z.int(),
});
export type SubjectFacts = z.infer<typeof factsSchema>;

const actSchema = z.object({
  id: z.number(),
  act: z.enum(['hide', 'restore', 'answer', 'grant_role', 'revoke_role']),
  note: z.nullable(z.string()),
  created_at: z.string(),
});
export type Act = z.infer<typeof actSchema>;

export interface Subject {
  kind: SubjectKind;
  id: string;
}

const PAGE = 20;
const ACTS = 20;

const moderationApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Reports of one state, the oldest first, page by page. */
    accountListReports: build.infiniteQuery<Report[], ReportState, Report | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)),
      },
      query: ({ queryArg: wanted_state, pageParam: place }) =>
        dataRequest((rest) => {
          const after = place && { after_time: place.created_at, after_id: place.id };
          return rest.rpc('moderation_queue', { wanted_state, page_size: PAGE, ...after }, { get: true });
        }),
      rawResponseSchema: z.array(reportSchema),
      keepUnusedDataFor: 0,
    }),

    accountGetSubject: build.query<SubjectFacts, Subject>({
      query: ({ kind, id }) =>
        dataRequest((rest) => rest.rpc('moderation_subject', { subject_kind: kind, subject_id: id }, { get: true })),
      rawResponseSchema: factsSchema,
      keepUnusedDataFor: 0,
    }),

    /** Moderators' acts on a subject, latest first. */
    accountListActs: build.query<Act[], Subject>({
      query: ({ kind, id }) =>
        dataRequest((rest) =>
          rest
            .from('moderation_log')
            .select('id, act, note, created_at')
            .eq('subject_kind', kind)
            .eq('subject_id', id)
            .order('id', { ascending: false })
            .limit(ACTS),
        ),
      rawResponseSchema: z.array(actSchema),
      keepUnusedDataFor: 0,
    }),

    /** Hides a subject, or shows it again. The server notifies its owner. */
    accountSetHidden: build.mutation<null, Subject & { isHidden: boolean; isLegal: boolean; note: string }>({
      query: ({ kind, id, isHidden, isLegal, note }) =>
        dataRequest((rest) => {
          const subject = { subject_kind: kind, subject_id: id, ...(note && { note }) };
          return isHidden
            ? rest.rpc('hide_content', { ...subject, is_legal: isLegal })
            : rest.rpc('restore_content', subject);
        }),
      invalidatesTags: (_nothing, error) => (error ? [] : ['Album', 'Artist', 'Profile', 'Playlist']),
    }),

    /** Closes a report; its reporter is notified. */
    accountAnswerReport: build.mutation<null, { reportId: string; outcome: 'removed' | 'kept'; answer: string }>({
      query: ({ reportId, outcome, answer }) =>
        dataRequest((rest) => rest.rpc('answer_report', { report_id: reportId, outcome, ...(answer && { answer }) })),
      async onQueryStarted({ reportId }, { dispatch, queryFulfilled }) {
        if (!(await queryFulfilled.catch(() => null))) return;
        dispatch(
          moderationApi.util.updateQueryData('accountListReports', 'open', (queue) => {
            queue.pages = queue.pages.map((page) => page.filter(({ id }) => id !== reportId));
          }),
        );
      },
    }),
  }),
});

export const {
  useAccountListReportsInfiniteQuery,
  useAccountGetSubjectQuery,
  useAccountListActsQuery,
  useAccountSetHiddenMutation,
  useAccountAnswerReportMutation,
} = moderationApi;
