import { api } from '@fairtone/api';
import { functionRequest } from '@fairtone/api/requests';
import { requestDownloadResponseSchema, type DownloadFile, type RequestDownloadResponse } from '@fairtone/contracts';

const endpoints = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Formats in which the files of an album were uploaded, each once. The download dialog builds its choice from them. */
    accountListOriginalFormats: build.query<DownloadFile['format'][], string, RequestDownloadResponse>({
      query: (albumId) =>
        functionRequest('request-download', { albumId, format: 'original' }, requestDownloadResponseSchema),
      transformResponse: ({ files }) => [...new Set(files.map(({ format }) => format))],
      providesTags: ['Album', 'Purchase'],
    }),
  }),
});

export const { useAccountListOriginalFormatsQuery } = endpoints;
