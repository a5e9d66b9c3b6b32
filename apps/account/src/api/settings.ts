import { api } from '@fairtone/api';
import { dataRequest, sequentially } from '@fairtone/api/requests';
import * as z from 'zod/mini';
import { NOTIFICATION_KINDS, type NotificationKind } from './notificationKinds';

const choiceSchema = z.object({ kind: z.string(), in_app: z.boolean(), email: z.boolean() });
type ChoiceRow = z.infer<typeof choiceSchema>;
export type NotificationChoice = ChoiceRow & { kind: NotificationKind };
export type Channel = 'in_app' | 'email';

const privacySchema = z.object({
  show_followers: z.boolean(),
  show_following: z.boolean(),
  show_recently_played: z.boolean(),
  show_playlists: z.boolean(),
  show_favorites: z.boolean(),
  allow_messages: z.enum(['everyone', 'followed', 'nobody']),
});
export type Privacy = z.infer<typeof privacySchema>;

/** The defaults of the table's columns. A person without a choice has no row. */
const DEFAULT_PRIVACY: Privacy = {
  show_followers: true,
  show_following: true,
  show_recently_played: false,
  show_playlists: true,
  show_favorites: false,
  allow_messages: 'everyone',
};

const settingsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Kinds of notifications that this release has texts for, and whether the person gets each in the bell and by e-mail. */
    accountListNotificationChoices: build.query<NotificationChoice[], string, ChoiceRow[]>({
      query: () => dataRequest((rest) => rest.rpc('notification_choices', undefined, { get: true })),
      rawResponseSchema: z.array(choiceSchema),
      transformResponse: (rows) =>
        NOTIFICATION_KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind).map((row) => ({ ...row, kind }))),
    }),

    accountChooseNotification: build.mutation<null, { userId: string; choice: NotificationChoice }>({
      query: ({ userId, choice }) =>
        sequentially(
          'notification_preferences',
          dataRequest((rest) =>
            rest
              .from('notification_preferences')
              .upsert({ user_id: userId, ...choice }, { onConflict: 'user_id,kind' }),
          ),
        ),
      async onQueryStarted({ userId, choice }, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(
          settingsApi.util.updateQueryData('accountListNotificationChoices', userId, (choices) =>
            choices.map((one) => (one.kind === choice.kind ? choice : one)),
          ),
        );
        await queryFulfilled.catch(undo);
      },
    }),

    /** What others may see of the person, and who may send messages. */
    accountGetPrivacy: build.query<Privacy, string, Privacy | null>({
      query: (userId) =>
        dataRequest((rest) =>
          rest
            .from('privacy_settings')
            .select(
              'show_followers, show_following, show_recently_played, show_playlists, show_favorites, allow_messages',
            )
            .eq('user_id', userId)
            .maybeSingle(),
        ),
      rawResponseSchema: z.nullable(privacySchema),
      transformResponse: (row) => row ?? DEFAULT_PRIVACY,
    }),

    accountSetPrivacy: build.mutation<null, { userId: string; privacy: Privacy }>({
      query: ({ userId, privacy }) =>
        sequentially(
          'privacy_settings',
          dataRequest((rest) =>
            rest.from('privacy_settings').upsert({ user_id: userId, ...privacy }, { onConflict: 'user_id' }),
          ),
        ),
      async onQueryStarted({ userId, privacy }, { dispatch, queryFulfilled }) {
        const { undo } = dispatch(settingsApi.util.updateQueryData('accountGetPrivacy', userId, () => privacy));
        await queryFulfilled.catch(undo);
      },
      // The privacy settings hide or show follows, playlists and favorites.
      invalidatesTags: (_nothing, error) => (error ? [] : ['Follow', 'Playlist', 'Favorite']),
    }),

    accountEditProfile: build.mutation<
      null,
      { userId: string; name: string; bio: string | null; location: string | null }
    >({
      query: ({ userId, ...words }) => dataRequest((rest) => rest.from('profiles').update(words).eq('id', userId)),
      invalidatesTags: (_nothing, error, { userId }) =>
        error
          ? []
          : [
              { type: 'Profile', id: userId },
              { type: 'Artist', id: userId },
            ],
    }),
  }),
});

export const {
  useAccountListNotificationChoicesQuery,
  useAccountChooseNotificationMutation,
  useAccountGetPrivacyQuery,
  useAccountSetPrivacyMutation,
  useAccountEditProfileMutation,
} = settingsApi;
