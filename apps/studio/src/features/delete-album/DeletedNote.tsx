import { useTranslation } from '@fairtone/i18n';
import { Banner, Button } from '@fairtone/ui';
import { useEffect, useRef } from 'react';
import { useAlbumDeletion, type GoneAlbum } from './useAlbumDeletion';

/** Banner that an album was deleted, with undo for as long as the page is open. */
export function DeletedNote({ album, onGone }: { album: GoneAlbum; onGone: () => void }) {
  const { t } = useTranslation('studio');
  const { isRestoring, restore } = useAlbumDeletion();
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed delete button disappeared with its album, so that the focus would be lost.
  useEffect(() => undo.current?.focus(), []);
  return (
    <Banner
      onDismiss={onGone}
      dismissLabel={t('common:action.close')}
      action={
        <Button
          ref={undo}
          size="small"
          isLoading={isRestoring}
          onClick={() => void restore(album).then((isBack) => isBack && onGone())}
        >
          {t('common:action.undo')}
        </Button>
      }
    >
      {t('deletion.deleted', { title: album.title })}
    </Banner>
  );
}
