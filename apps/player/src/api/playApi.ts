import { api } from '@fairtone/api';
import { functionRequest } from '@fairtone/api/requests';
import { recordPlayResponseSchema, type RecordPlayRequest, type RecordPlayResponse } from '@fairtone/contracts';

export const playApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Reports that a track starts or, with the start token of that report, how much of it was heard. */
    playerRecordPlay: build.mutation<RecordPlayResponse, RecordPlayRequest>({
      query: (play) => functionRequest('record-play', play, recordPlayResponseSchema),
    }),
  }),
});
