import { isApiError, isNotFound } from '@fairtone/api';
import { useAppDispatch } from '@fairtone/store';
import { useMemo, useRef } from 'react';
import { studioAlbumApi } from '../../api/studioAlbumApi';
import { studioTrackApi } from '../../api/studioTrackApi';
import { deletedAlbumApi } from '../../api/deletedAlbumApi';
import type { CoverFile } from '../cover/renderCover';
import { uploadCover } from '../cover/uploadCover';
import type { Tracks } from '../tracks/useTracks';
import { discardMasters } from '../upload/storeTrackFiles';
import type { SaveCalls } from './albumSave';

const DUPLICATE_KEY = '23505';

/** Implements the requests of saving with the endpoints of the store. */
export function useSaveCalls(
  artistId: string,
  { markSaved, markReplaced }: Pick<Tracks, 'markSaved' | 'markReplaced'>,
): SaveCalls {
  const dispatch = useAppDispatch();
  const coverUrls = useRef(new WeakMap<CoverFile, string>());

  return useMemo(() => {
    const { studioInsertAlbum, studioUpdateAlbum, studioPublishAlbum } = studioAlbumApi.endpoints;
    const { studioRestoreAlbum } = deletedAlbumApi.endpoints;
    const {
      studioAddTracks,
      studioKeepFailedTracks,
      studioUpdateTrack,
      studioDeleteTracks,
      studioReplaceAudio,
      studioWithdrawTracks,
    } = studioTrackApi.endpoints;
    const updateAlbum: SaveCalls['updateAlbum'] = async (id, album, coverUrl, version) => {
      const changes = coverUrl === undefined ? album : { ...album, cover_image: coverUrl };
      await dispatch(studioUpdateAlbum.initiate({ id, changes, version })).unwrap();
    };
    return {
      updateAlbum,
      async uploadCover(cover) {
        // A repeated save must not upload a second copy of the same cover.
        const url = coverUrls.current.get(cover) ?? (await uploadCover(artistId, cover));
        coverUrls.current.set(cover, url);
        return url;
      },
      async insertAlbum(id, album, coverUrl) {
        const insert = { ...album, id, artist_id: artistId, cover_image: coverUrl };
        try {
          await dispatch(studioInsertAlbum.initiate(insert)).unwrap();
        } catch (error) {
          if (!isApiError(error) || error.code !== DUPLICATE_KEY) throw error;
          // An earlier attempt inserted it.
          await updateAlbum(id, album, coverUrl, null).catch(async (cause: unknown) => {
            if (!isNotFound(cause)) throw cause;
            // The artist deleted the draft meanwhile; it must be restored before it can be updated.
            await dispatch(studioRestoreAlbum.initiate(id)).unwrap();
            await updateAlbum(id, album, coverUrl, null);
          });
        }
      },
      async addTracks(rows) {
        await dispatch(studioAddTracks.initiate(rows)).unwrap();
        markSaved(rows.readyIds);
      },
      async replaceAudio({ id, former, facts }) {
        if (!former || !facts) return;
        await dispatch(studioReplaceAudio.initiate({ trackId: former.id, soundId: id, facts })).unwrap();
        markReplaced(id);
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
  }, [artistId, dispatch, markReplaced, markSaved]);
}
