import { getStorage } from '@fairtone/platform';
import { useCallback, useEffect, useRef } from 'react';
import { MASTERS_BUCKET } from '../upload/storeTrackFiles';
import type { Tracks } from './useTracks';

const SIGNED_URL_SECONDS = 600;

/**
 * Returns a function that resolves with the URL at which a track can be played: the chosen file, the published stream,
 * or a signed URL of a draft's stream; null when there is none.
 */
export function useTrackSource({ current, fileOf }: Pick<Tracks, 'current' | 'fileOf'>) {
  const urls = useRef(new Map<string, string>());
  useEffect(() => {
    const made = urls.current;
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  return useCallback(
    async (trackId: string): Promise<string | null> => {
      const file = fileOf(trackId);
      if (file) {
        const url = urls.current.get(trackId) ?? URL.createObjectURL(file);
        urls.current.set(trackId, url);
        return url;
      }
      const track = current().tracks.find(({ id }) => id === trackId);
      const stream = track?.files.find(({ kind }) => kind === 'stream');
      if (track?.audioUrl || !stream) return track?.audioUrl ?? null;
      const bucket = (await getStorage()).from(MASTERS_BUCKET);
      const { data } = await bucket.createSignedUrl(stream.path, SIGNED_URL_SECONDS);
      return data?.signedUrl ?? null;
    },
    [current, fileOf],
  );
}
