import { useTranslation } from '@fairtone/i18n';
import { Button, Inline, Stack } from '@fairtone/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { DeletedPlaylist } from '../../api/playlistChanges';
import type { PlaylistCard, PlaylistWords } from '../../api/playlistRows';
import { useUserId } from '../member/useUserId';
import { PlaylistDialog } from '../playlist-form/PlaylistDialog';
import { DeletedNote } from './DeletedNote';
import { PlaylistTile } from './PlaylistTile';
import { PlaylistWall } from './PlaylistWall';
import { usePlaylistChanges } from './usePlaylistChanges';

interface Props {
  /** The playlist that was just deleted on its own page; it can be restored from here. */
  deletedBefore?: DeletedPlaylist | null;
}

/** The user's own playlists, with actions to open, create, edit and delete them. */
export function OwnPlaylists({ deletedBefore = null }: Props) {
  const { t } = useTranslation('account');
  const userId = useUserId();
  const { isCreating, create, edit, remove } = usePlaylistChanges();
  const [edited, setEdited] = useState<PlaylistCard | 'new' | null>(null);
  const [deleted, setDeleted] = useState(deletedBefore);

  async function handleSave(words: PlaylistWords) {
    if (edited === 'new') {
      if (await create(words)) setEdited(null);
    } else if (edited) {
      setEdited(null);
      await edit(edited.id, words);
    }
  }

  const createButton = (
    <Button variant="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setEdited('new')}>
      {t('playlists.create')}
    </Button>
  );
  return (
    <Stack gap={6}>
      <Inline>{createButton}</Inline>
      {deleted && <DeletedNote key={deleted.id} deleted={deleted} onGone={() => setDeleted(null)} />}
      <PlaylistWall
        personId={userId}
        emptyText={t('playlists.emptyText')}
        renderTile={(playlist) => (
          <PlaylistTile
            playlist={playlist}
            onEdit={() => setEdited(playlist)}
            onDelete={() => void remove(playlist).then((gone) => gone && setDeleted(gone))}
          />
        )}
      />
      {edited && (
        <PlaylistDialog
          initial={edited === 'new' ? undefined : edited}
          isSaving={isCreating}
          onSave={(words) => void handleSave(words)}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}
