import { useEffect, useRef } from 'react';
import type { CoverChange } from '../save/albumSave';
import type { FileStore } from '../upload/fileStore';
import { coverName } from './restoreDraft';

/** Stores a chosen cover with the draft. `onKept` is called when all its sizes are stored. */
export function useCoverCopy(fileStore: FileStore, albumId: string, cover: CoverChange, onKept: () => void): void {
  const first = useRef(cover);
  const latestOnKept = useRef(onKept);
  useEffect(() => {
    latestOnKept.current = onKept;
  });
  useEffect(() => {
    // The cover that the form started with is already stored.
    if (!cover || cover === first.current) return;
    const copies = cover.sizes.map(({ sidePx, blob }) => fileStore.keep(albumId, coverName(sidePx), blob));
    Promise.all(copies).then(
      () => latestOnKept.current(),
      () => undefined,
    );
  }, [albumId, cover, fileStore]);
}
