import { useTranslation } from '@fairtone/i18n';
import { useEffect } from 'react';
import { unknownSizeTarget } from '../download/saveTarget';
import { useDownloadRun } from '../download/useDownloadRun';
import type { CollectionProgress, Missing } from './downloadCollection';

type CollectionState =
  | { phase: 'fetching'; progress: CollectionProgress | null }
  | { phase: 'saved'; missing: Missing[] };

const ARCHIVES = { original: 'Fairtone (original).zip', mp3: 'Fairtone (MP3).zip' };

/** State and actions of the download of the whole collection, from the click to the saved archive. */
export function useCollectionDownload(userId: string) {
  const { t } = useTranslation('account');
  const run = useDownloadRun<CollectionState>(async ({ format, signal, show }) => {
    // Must come first: browsers open the file picker only right after a click.
    const save = await unknownSizeTarget(ARCHIVES[format]);
    show({ phase: 'fetching', progress: null });
    const { downloadCollection } = await import('./downloadCollection');
    const onProgress = (progress: CollectionProgress) => show({ phase: 'fetching', progress });
    const missing = await downloadCollection({ userId, format, save, listMissing, onProgress, signal });
    return { phase: 'saved', missing };
  });
  const isRunning = run.state.phase === 'fetching';

  useEffect(() => {
    if (!isRunning) return;
    // The browser asks before the page closes: the download can take an hour.
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

  return run;
}
