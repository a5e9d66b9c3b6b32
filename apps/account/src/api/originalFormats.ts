import { api } from '@fairtone/api';
import { functionRequest } from '@fairtone/api/requests';
import { requestDownloadResponseSchema, type DownloadFile, type RequestDownloadResponse } from '@fairtone/contracts';

const endpoints = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Formats that the files of an album were uploaded in, each once: what there is to choose from before a download. */
    accountListOriginalFormats: build.query<DownloadFile['format'][], string, RequestDownloadResponse>({
      query: (albumId) =>
        functionRequest('request-download', { albumId, format: 'original' }, requestDownloadResponseSchema),
      transformResponse: ({ files }) => [...new Set(files.map(({ format }) => format))],
      providesTags: ['Album', 'Purchase'],
    }),
  }),
});

export const { useAccountListOriginalFormatsQuery } = endpoints;
