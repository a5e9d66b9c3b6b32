import { useFormatters, useTranslation } from '@fairtone/i18n';
import type { KeptAlbum } from '@fairtone/offline';

/** "3 albums, 120 MB" */
export function useKeptSize(kept: readonly KeptAlbum[]): string {
  const { t } = useTranslation('account');
  const { bytes } = useFormatters();
  return t('keep.size', { count: kept.length, size: bytes(kept.reduce((sum, album) => sum + album.bytes, 0)) });
}
