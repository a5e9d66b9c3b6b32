import { isApiError } from '@fairtone/api';
import { useAppDispatch } from '@fairtone/store';
import { useMemo, useRef } from 'react';
import { studioAlbumApi } from '../../api/studioAlbumApi';
import { studioTrackApi } from '../../api/studioTrackApi';
import type { CoverFile } from '../cover/renderCover';
import { uploadCover } from '../cover/uploadCover';
import { discardMasters } from '../upload/storeTrackFiles';
import type { SaveCalls } from './saveAlbum';

const DUPLICATE_KEY = '23505';

/** The calls of saving, as requests of the page's api. */
export function useSaveCalls(artistId: string, onTracksAdded: (ids: string[]) => void): SaveCalls {
  const dispatch = useAppDispatch();
  const coverUrls = useRef(new WeakMap<CoverFile, string>());

  return useMemo(() => {
    const { studioInsertAlbum, studioUpdateAlbum, studioPublishAlbum } = studioAlbumApi.endpoints;
    const { studioAddTracks, studioKeepFailedTracks, studioUpdateTrack, studioDeleteTracks, studioWithdrawTracks } =
      studioTrackApi.endpoints;
    const updateAlbum: SaveCalls['updateAlbum'] = async (id, album, coverUrl, version) => {
      const changes = coverUrl === undefined ? album : { ...album, cover_image: coverUrl };
      await dispatch(studioUpdateAlbum.initiate({ id, changes, version })).unwrap();
    };
    return {
      updateAlbum,
      async uploadCover(cover) {
        // A save that is repeated must not leave a second copy of the same cover behind.
        const url = coverUrls.current.get(cover) ?? (await uploadCover(artistId, cover));
        coverUrls.current.set(cover, url);
        return url;
      },
      async insertAlbum(id, album, coverUrl) {
        const insert = { ...album, id, artist_id: artistId, cover_image: coverUrl };
        try {
          await dispatch(studioInsertAlbum.initiate(insert)).unwrap();
        } catch (error) {
          // The first attempt arrived and only its answer was lost.
          if (isApiError(error) && error.code === DUPLICATE_KEY) return updateAlbum(id, album, coverUrl, null);
          throw error;
        }
      },
      async addTracks(rows) {
        await dispatch(studioAddTracks.initiate(rows)).unwrap();
        onTracksAdded(rows.readyIds);
      },
      async keepFailed(rows) {
        await dispatch(studioKeepFailedTracks.initiate(rows)).unwrap();
      },
      async updateTrack(track) {
        await dispatch(studioUpdateTrack.initiate(track)).unwrap();
      },
      async deleteTracks(tracks) {
        await dispatch(studioDeleteTracks.initiate(tracks.map(({ id }) => id))).unwrap();
        void discardMasters(tracks.flatMap(({ files }) => files.map(({ path }) => path)));
      },
      async withdrawTracks(ids) {
        await dispatch(studioWithdrawTracks.initiate(ids)).unwrap();
      },
      publish: (albumId, allowUnfinished) =>
        dispatch(studioPublishAlbum.initiate({ albumId, allowUnfinished })).unwrap(),
    };
  }, [artistId, dispatch, onTracksAdded]);
}
