import { api } from '@fairtone/api';
import { dataRequest } from '@fairtone/api/requests';
import * as z from 'zod/mini';

const waveformSchema = z.nullable(z.object({ peaks: z.nullable(z.array(z.number())) }));
type Waveform = z.infer<typeof waveformSchema>;

const waveformApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The stored waveform of a track: 400 peaks from 0 to 255, or null while it is not analysed. */
    playerGetWaveform: build.query<Waveform, string>({
      query: (trackId) => dataRequest((rest) => rest.from('tracks').select('peaks').eq('id', trackId).maybeSingle()),
      responseSchema: waveformSchema,
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { usePlayerGetWaveformQuery } = waveformApi;
