import { useEffect, useRef } from 'react';
import type { CoverChange } from '../save/albumSave';
import type { FileStore } from '../upload/fileStore';
import { coverName } from './restoreDraft';

/** Stores a chosen cover with the draft. `onKept` is called when all its sizes are stored. */
export function useCoverCopy(fileStore: FileStore, albumId: string, cover: CoverChange, onKept: () => void): void {
  const first = useRef(cover);
  const tell = useRef(onKept);
  useEffect(() => {
    tell.current = onKept;
  });
  useEffect(() => {
    // The one that the form began with is kept already.
    if (!cover || cover === first.current) return;
    const copies = cover.sizes.map(({ sidePx, blob }) => fileStore.keep(albumId, coverName(sidePx), blob));
    Promise.all(copies).then(
      () => tell.current(),
      () => undefined,
    );
  }, [albumId, cover, fileStore]);
}
