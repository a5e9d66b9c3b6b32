import { api } from '@fairtone/api';
import { dataRequest, functionRequest } from '@fairtone/api/requests';
import { replaceAudioResponseSchema, type ReplaceAudioRequest, type ReplaceAudioResponse } from '@fairtone/contracts';
import type { TablesInsert } from '@fairtone/db-types';
import type { TrackRows } from '../features/save/trackRows';

export const studioTrackApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Adds tracks in three steps, each safe to repeat: track rows, file rows, and only then the status `ready`. After a
     * failure in between, the tracks are invisible and not for sale; the next save completes them.
     */
    studioAddTracks: build.mutation<null, TrackRows>({
      query: ({ tracks, files, readyIds }) =>
        dataRequest(async (rest) => {
          if (tracks.length > 0) {
            const rows = await rest.from('tracks').upsert(tracks, { onConflict: 'id', ignoreDuplicates: true });
            if (rows.error) return rows;
            const named = await rest
              .from('track_files')
              .upsert(files, { onConflict: 'track_id,kind', ignoreDuplicates: true });
            if (named.error) return named;
          }
          return rest.from('tracks').update({ status: 'ready', failure: null }).in('id', readyIds);
        }),
    }),
    /** Stores tracks whose files failed; only their artist sees them. Safe to repeat. */
    studioKeepFailedTracks: build.mutation<null, TablesInsert<'tracks'>[]>({
      query: (rows) =>
        dataRequest((rest) => rest.from('tracks').upsert(rows, { onConflict: 'id', ignoreDuplicates: true })),
    }),
    studioUpdateTrack: build.mutation<null, { id: string; title: string; track_number: number }>({
      query: ({ id, ...changes }) => dataRequest((rest) => rest.from('tracks').update(changes).eq('id', id)),
    }),
    /** Replaces the audio of a track by the files in the folder `soundId`. Safe to repeat. */
    studioReplaceAudio: build.mutation<ReplaceAudioResponse, ReplaceAudioRequest>({
      query: (wish) => functionRequest('replace-audio', wish, replaceAudioResponseSchema),
    }),
    /** Withdraws tracks of a sold album: they are hidden, and their buyers keep them. */
    studioWithdrawTracks: build.mutation<null, string[]>({
      query: (ids) =>
        dataRequest((rest) =>
          rest.from('tracks').update({ status: 'failed', failure: 'withdrawn' }).in('id', ids).neq('status', 'hidden'),
        ),
    }),
    /** Fails with the message `sold_cannot_be_deleted` once the album was sold. */
    studioDeleteTracks: build.mutation<null, string[]>({
      query: (ids) => dataRequest((rest) => rest.from('tracks').delete().in('id', ids)),
    }),
  }),
});
