import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { StudioAlbum } from '../../api/albumSchemas';
import type { AlbumFormValues } from '../album-form/albumFormSchema';
import type { CoverChange } from '../save/albumSave';
import type { Tracks } from '../tracks/useTracks';
import { isUnderWay } from '../upload/uploadState';
import { useUploadWork } from '../upload/uploadWorkContext';
import type { DraftControls } from './DraftGate';
import { toDraft } from './toDraft';
import { useAutosave } from './useAutosave';
import { useCoverCopy } from './useCoverCopy';
import { usePausedUploadsToast } from './usePausedUploadsToast';

interface Options {
  draftControls: DraftControls;
  albumId: string;
  album: StudioAlbum | null;
  form: UseFormReturn<AlbumFormValues>;
  tracks: Tracks;
  cover: CoverChange;
}

/** The draft of one open form: stored with every change, deleted when it is saved or discarded. */
export function useFormDraft({ draftControls, albumId, album, form, tracks, cover }: Options) {
  const { fileStore } = useUploadWork();
  const take = () =>
    toDraft({
      albumId,
      baseVersion: album?.updated_at ?? null,
      values: form.getValues(),
      cover,
      list: tracks.current(),
    });
  const { draftKey, restored, canWrite, onStartOver } = draftControls;
  const autosave = useAutosave({ draftKey, take, savedAt: restored?.savedAt ?? null, canWrite });
  const { touch, flush } = autosave;
  useCoverCopy(fileStore, albumId, cover, touch);

  useEffect(() => {
    const { unsubscribe } = form.watch(touch);
    return unsubscribe;
  }, [form, touch]);
  const { tracks: rows, isTouched } = tracks;
  useEffect(() => {
    if (isTouched) touch();
  }, [isTouched, rows, touch]);
  // Without delay: copies of files are deleted when no stored draft names them.
  useEffect(() => {
    if (isTouched) flush();
  }, [flush, isTouched, rows.length]);
  useEffect(() => {
    if (cover !== restored?.cover) touch();
  }, [cover, restored, touch]);

  usePausedUploadsToast(
    () => !autosave.isOver() && canWrite() && tracks.current().tracks.some(({ upload }) => isUnderWay(upload)),
  );

  function end() {
    autosave.end();
    const folders = [albumId, ...tracks.current().tracks.map(({ id }) => id)];
    for (const folder of folders) void fileStore.drop(folder);
  }
  function discard() {
    for (const { id, isStored } of tracks.current().tracks) if (!isStored) tracks.remove(id);
    end();
    onStartOver();
  }

  return {
    note: { savedAt: autosave.savedAt, isFailing: autosave.isFailing },
    end,
    discard,
    /** Whether unsaved work is lost when the page is left. */
    isAtRisk: autosave.isFailing || tracks.unkept.length > 0,
  };
}
