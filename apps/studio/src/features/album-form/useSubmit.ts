import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { toPartialAlbum, type PartialAlbum } from '../publish-partly/toPartialAlbum';
import { useConfirmation } from '../publish-partly/useConfirmation';
import type { useSaveAlbum } from '../save/useSaveAlbum';
import type { Tracks } from '../tracks/useTracks';
import type { AlbumFormValues } from './albumFormSchema';
import { valuesToWrite } from './albumFormValues';

interface Options {
  form: UseFormReturn<AlbumFormValues>;
  tracks: Tracks;
  saving: ReturnType<typeof useSaveAlbum>;
  onSaved: () => void;
}

/**
 * Submits the form: validates it, waits for the files, validates again, asks for confirmation when some files failed,
 * and saves.
 */
export function useSubmit({ form, tracks, saving, onSaved }: Options) {
  const [isTrackMissing, setIsTrackMissing] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { question, ask } = useConfirmation<PartialAlbum>();
  const [action, setAction] = useState<'save' | 'publish'>('save');

  // Uses `handleSubmit`, because react-hook-form revalidates fields while they are corrected only after a submit.
  async function isFormValid(): Promise<boolean> {
    let isValid = false;
    await form.handleSubmit(() => {
      isValid = true;
    })();
    return isValid;
  }

  async function submit(chosen: 'save' | 'publish') {
    setAction(chosen);
    const isValid = await isFormValid();
    const hasTracks = tracks.current().tracks.length > 0;
    setIsTrackMissing(!hasTracks);
    if (isValid && !hasTracks) saving.sayNoTracks();
    if (!isValid || !hasTracks) return;
    await saving.waitForFiles();
    // Validates again: the form can be edited while files are uploaded.
    await form.handleSubmit(async (values) => {
      const shallPublish = chosen === 'publish';
      const partial = saving.willPublish(shallPublish) ? toPartialAlbum(tracks.current().tracks) : null;
      if (partial && !(await ask(partial))) return;
      const publishing = { shallPublish, allowUnfinished: partial !== null };
      if (!(await saving.save(valuesToWrite(values), publishing))) return;
      onSaved();
      setIsSaved(true);
    })();
  }

  return { action, isSaved, isTrackMissing, question, submit };
}
