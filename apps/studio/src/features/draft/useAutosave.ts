import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { deleteDraft, storeDraft, type AlbumDraft } from './albumDraft';

interface Options {
  draftKey: string;
  /** Returns the current form as a draft. */
  take: () => AlbumDraft;
  /** When the restored draft was stored, in ms since 1970; null without one. */
  savedAt: number | null;
  /** Whether this tab still holds the draft's lock. */
  canWrite: () => boolean;
}

const DEBOUNCE_MS = 400;

/** Stores the form on the device shortly after each change, and at once when the page is hidden or left. */
export function useAutosave({ draftKey, take, savedAt: restoredAt, canWrite }: Options) {
  const [status, setStatus] = useState({ savedAt: restoredAt, isFailing: false });
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
    // A transition, because this change renders the complete form and would delay typing.
    startTransition(() =>
      setStatus((before) => (savedAt === null ? { ...before, isFailing: true } : { savedAt, isFailing: false })),
    );
  }, [canWrite, draftKey]);

  /** Schedules a write after a change of the form. */
  const touch = useCallback(() => {
    state.current.isDirty = true;
    window.clearTimeout(state.current.timer);
    state.current.timer = window.setTimeout(flush, DEBOUNCE_MS);
  }, [flush]);

  /** Deletes the draft and stops storing: the album is saved, or its draft discarded. */
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
