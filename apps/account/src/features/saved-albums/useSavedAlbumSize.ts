import { useFormatters, useTranslation } from '@fairtone/i18n';
import type { SavedAlbum } from '@fairtone/offline';

/** Number and size of the saved albums, such as "3 albums, 120 MB". */
export function useSavedAlbumSize(albums: readonly SavedAlbum[]): string {
  const { t } = useTranslation('account');
  const { bytes } = useFormatters();
  return t('keep.size', { count: albums.length, size: bytes(albums.reduce((sum, album) => sum + album.bytes, 0)) });
}
