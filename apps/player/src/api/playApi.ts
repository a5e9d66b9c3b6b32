import { api } from '@fairtone/api';
import { functionRequest } from '@fairtone/api/requests';
import { recordPlayResponseSchema, type RecordPlayRequest, type RecordPlayResponse } from '@fairtone/contracts';

export const playApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Says that a track begins to sound, or, with the token of that, how much of it was heard. */
    playerRecordPlay: build.mutation<RecordPlayResponse, RecordPlayRequest>({
      query: (play) => functionRequest('record-play', play, recordPlayResponseSchema),
    }),
  }),
});
