import type { DialogProps } from '@fairtone/contracts';
import { useTranslation } from '@fairtone/i18n';
import { selectUser, useAppSelector } from '@fairtone/store';
import { Button, Dialog } from '@fairtone/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LoginNote } from './LoginNote';
import { NewPlaylistForm } from './NewPlaylistForm';
import { PlaylistChoice } from './PlaylistChoice';
import { useAddToPlaylist } from './useAddToPlaylist';

/** Adds tracks to one of the listener's playlists, or to one that is created here. */
export function Component({ trackIds, title, onClose }: DialogProps<'account.addToPlaylist'>) {
  const { t } = useTranslation('account');
  const userId = useAppSelector((state) => selectUser(state)?.id);
  const [isCreating, setIsCreating] = useState(false);
  const { add, create, busyId, isCreatingNow } = useAddToPlaylist({ trackIds, title, onClose });

  return (
    <Dialog
      size="small"
      title={t('addToPlaylist.title', { title })}
      closeLabel={t('action.close')}
      onClose={onClose}
      footer={
        userId &&
        !isCreating && (
          <Button isFullWidth icon={<Plus size={18} aria-hidden />} onClick={() => setIsCreating(true)}>
            {t('addToPlaylist.new')}
          </Button>
        )
      }
    >
      {content()}
    </Dialog>
  );

  function content() {
    if (!userId) return <LoginNote onLeave={onClose} />;
    if (isCreating) {
      return (
        <NewPlaylistForm
          isSaving={isCreatingNow}
          onCancel={() => setIsCreating(false)}
          onCreate={async (name, description) => {
            // The playlist exists now: the list offers it for another attempt.
            if ((await create(userId, name, description)) === 'notAdded') setIsCreating(false);
          }}
        />
      );
    }
    return <PlaylistChoice userId={userId} busyId={busyId} onChoose={(playlist) => void add(playlist)} />;
  }
}
