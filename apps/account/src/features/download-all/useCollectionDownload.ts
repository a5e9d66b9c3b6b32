import type { DownloadFormat } from '@fairtone/contracts';
import { useTranslation } from '@fairtone/i18n';
import { useEffect, useRef, useState } from 'react';
import { openEndedTarget } from '../download/saveTarget';
import type { CollectionProgress, Missing } from './downloadCollection';

export type CollectionState =
  | { phase: 'choosing' }
  | { phase: 'fetching'; progress: CollectionProgress | null }
  | { phase: 'saved'; missing: Missing[] }
  | { phase: 'failed'; error: unknown };

const ARCHIVES = { original: 'Fairtone (original).zip', mp3: 'Fairtone (MP3).zip' };

/** The download of everything somebody owns, from the click to the saved archive. */
export function useCollectionDownload(userId: string) {
  const { t } = useTranslation('account');
  const [state, setState] = useState<CollectionState>({ phase: 'choosing' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const isRunning = state.phase === 'fetching';

  useEffect(() => {
    if (!isRunning) return;
    // An hour's download must not be lost to a slip of the hand.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isRunning]);

  const listMissing = (missing: readonly Missing[]) => ({
    name: `${t('downloadAll.missingFile')}.txt`,
    text: missing
      .map(({ album, tracks }) => (tracks ? [album, ...tracks.map((track) => `  ${track}`)].join('\r\n') : album))
      .join('\r\n'),
  });

  async function start(format: DownloadFormat) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: CollectionState) => !signal.aborted && setState(next);
    try {
      // First of all: browsers ask for a place only right after a click.
      const save = await openEndedTarget(ARCHIVES[format]);
      show({ phase: 'fetching', progress: null });
      const { downloadCollection } = await import('./downloadCollection');
      const onProgress = (progress: CollectionProgress) => show({ phase: 'fetching', progress });
      const missing = await downloadCollection({ userId, format, save, listMissing, onProgress, signal });
      show({ phase: 'saved', missing });
    } catch (error) {
      const hasThoughtBetter = error instanceof DOMException && error.name === 'AbortError';
      show(hasThoughtBetter ? { phase: 'choosing' } : { phase: 'failed', error });
    }
  }

  function cancel() {
    running.current?.abort();
    setState({ phase: 'choosing' });
  }

  return { state, start: (format: DownloadFormat) => void start(format), cancel };
}
