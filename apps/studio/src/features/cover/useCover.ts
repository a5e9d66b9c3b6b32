import { useEffect, useState } from 'react';
import type { CoverChange } from '../save/albumSave';
import type { CoverFile } from './renderCover';

/** The form's cover: the stored one until the artist chooses another or removes it. */
export function useCover(storedUrl: string | null, initial?: CoverChange) {
  const [change, setChange] = useState<CoverChange>(initial);
  const previewUrl = change?.previewUrl;
  useEffect(() => () => void (previewUrl && URL.revokeObjectURL(previewUrl)), [previewUrl]);
  return {
    change,
    url: change === undefined ? storedUrl : (change?.previewUrl ?? null),
    choose: (cover: CoverFile) => setChange(cover),
    /** Sets the cover only if none was chosen meanwhile. */
    offer: (cover: CoverFile) => setChange((change) => (change === undefined ? cover : change)),
    remove: () => setChange(storedUrl ? null : undefined),
  };
}

export type Cover = ReturnType<typeof useCover>;
