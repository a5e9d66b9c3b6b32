import { useFormatters, useTranslation } from '@fairtone/i18n';
import type { SavedAlbum } from '@fairtone/offline';

/** "3 albums, 120 MB" */
export function useSavedAlbumSize(kept: readonly SavedAlbum[]): string {
  const { t } = useTranslation('account');
  const { bytes } = useFormatters();
  return t('keep.size', { count: kept.length, size: bytes(kept.reduce((sum, album) => sum + album.bytes, 0)) });
}
