import { useTranslation } from '@fairtone/i18n';
import { Button, EmptyState, ScreenSpinner } from '@fairtone/ui';
import { useEffect, useState, type ReactNode } from 'react';
import type { StudioAlbum } from '../../api/albumSchemas';
import type { FileStore } from '../upload/fileStore';
import { useUploadWork } from '../upload/uploadWorkContext';
import { draftKey, foldersInUse, readDraft } from './albumDraft';
import { restoreDraft, type RestoredDraft } from './restoreDraft';
import { useDraftLock } from './useDraftLock';

/** What a form needs to store its draft. */
export interface DraftControls {
  draftKey: string;
  restored: RestoredDraft | null;
  /** Whether this tab still holds the draft's lock. */
  canWrite: () => boolean;
  /** Discards the draft and starts with an empty form. */
  onStartOver: () => void;
}

interface Props {
  artistId: string;
  album: StudioAlbum | null;
  children: (draftControls: DraftControls) => ReactNode;
}

/** Allows one tab at a time to edit the draft of an album, and restores the stored draft. */
export function DraftGate({ artistId, album, children }: Props) {
  const { t } = useTranslation('studio');
  const key = draftKey(artistId, album?.id ?? null);
  const { state, takeOver, canWrite } = useDraftLock(key);

  if (state === 'asking') return <ScreenSpinner label={t('common:state.loading')} />;
  if (state === 'elsewhere') {
    return (
      <EmptyState title={t('draft.elsewhere.title')} text={t('draft.elsewhere.text')}>
        <Button onClick={takeOver}>{t('draft.elsewhere.takeOver')}</Button>
      </EmptyState>
    );
  }
  return <LoadedDraft {...{ artistId, album, canWrite, children }} draftKey={key} />;
}

type LoadedDraftProps = Props & Pick<DraftControls, 'draftKey' | 'canWrite'>;

/** Mounted while this tab holds the draft's lock; reads the draft at each mount, because other tabs may have changed it. */
function LoadedDraft({ artistId, album, draftKey: key, canWrite, children }: LoadedDraftProps) {
  const { t } = useTranslation('studio');
  const { fileStore } = useUploadWork();
  const [storedDraft] = useState(() => readDraft(key));
  // Undefined while the draft's files are looked up.
  const [restored, setRestored] = useState<RestoredDraft | null | undefined>(storedDraft ? undefined : null);
  const [firstAlbum] = useState(album);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isLeft = false;
    void (async () => {
      const found =
        storedDraft && (await restoreDraft(storedDraft, firstAlbum, { artistId, fileStore, now: Date.now() }));
      if (isLeft) return;
      if (found) setRestored(found);
      await sweepFolders(fileStore);
    })();
    return () => {
      isLeft = true;
    };
  }, [artistId, firstAlbum, fileStore, storedDraft]);

  if (restored === undefined) return <ScreenSpinner label={t('common:state.loading')} />;
  const handleStartOver = () => {
    setRestored(null);
    setRound((before) => before + 1);
  };
  return (
    <KeyedForm key={round}>{children({ draftKey: key, restored, canWrite, onStartOver: handleStartOver })}</KeyedForm>
  );
}

/** Has a key, so that a new round mounts a new form. */
const KeyedForm = ({ children }: { children: ReactNode }) => children;

/** Deletes copies whose draft no longer exists, as after a crash. */
async function sweepFolders(fileStore: FileStore): Promise<void> {
  const folders = await fileStore.list();
  const used = foldersInUse();
  for (const folder of folders) if (!used.has(folder)) await fileStore.drop(folder);
}
