import { useTranslation } from '@fairtone/i18n';
import { Banner, Button } from '@fairtone/ui';
import type { DeletedPlaylist } from '../../api/playlistChanges';
import { usePlaylistChanges } from './usePlaylistChanges';

/** Banner that a playlist was deleted, with undo for as long as the page is open. */
export function DeletedNote({ deleted, onGone }: { deleted: DeletedPlaylist; onGone: () => void }) {
  const { t } = useTranslation('account');
  const { isRestoring, restore } = usePlaylistChanges();
  return (
    <Banner
      onDismiss={onGone}
      dismissLabel={t('action.close')}
      action={
        <Button
          size="small"
          isLoading={isRestoring}
          onClick={() => void restore(deleted).then((isBack) => isBack && onGone())}
        >
          {t('action.undo')}
        </Button>
      }
    >
      {t('playlists.deleted', { name: deleted.name })}
    </Banner>
  );
}
