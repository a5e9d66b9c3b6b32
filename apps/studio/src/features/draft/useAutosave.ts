import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { deleteDraft, storeDraft, type AlbumDraft } from './albumDraft';

interface Options {
  draftKey: string;
  /** Stores the current form. */
  take: () => AlbumDraft;
  /** When the draft that the form began with was kept. */
  savedAt: number | null;
  /** Whether this tab still has the draft to itself. */
  canWrite: () => boolean;
}

const DEBOUNCE_MS = 400;

/** Keeps the form on the device a moment after each change, and at once when the page is hidden or left. */
export function useAutosave({ draftKey, take, savedAt: keptAt, canWrite }: Options) {
  const [status, setStatus] = useState({ savedAt: keptAt, isFailing: false });
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const state = useRef({ isDirty: false, isOver: false, text: '', timer: 0 });

  const flush = useCallback(() => {
    const now = state.current;
    window.clearTimeout(now.timer);
    if (!now.isDirty || now.isOver || !canWrite()) return;
    const draft = latest.current();
    const text = JSON.stringify(draft);
    if (text === now.text) return;
    const savedAt = storeDraft(draftKey, draft);
    if (savedAt !== null) now.text = text;
    // A transition: the whole form renders on this change, and typing must not wait for it.
    startTransition(() =>
      setStatus((before) => (savedAt === null ? { ...before, isFailing: true } : { savedAt, isFailing: false })),
    );
  }, [canWrite, draftKey]);

  /** Something changed. */
  const touch = useCallback(() => {
    state.current.isDirty = true;
    window.clearTimeout(state.current.timer);
    state.current.timer = window.setTimeout(flush, DEBOUNCE_MS);
  }, [flush]);

  /** The album is saved, or its draft not wanted: nothing is kept any more. */
  const end = useCallback(() => {
    state.current.isOver = true;
    window.clearTimeout(state.current.timer);
    deleteDraft(draftKey);
  }, [draftKey]);

  useEffect(() => {
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', flushHidden);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flushHidden);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return { ...status, touch, flush, end, isOver: useCallback(() => state.current.isOver, []) };
}
