import { useTranslation } from '@fairtone/i18n';
import { AlbumGridSkeleton } from '../../features/album-card/AlbumGrid';

const SKELETONS = 8;

export function SearchPlaceholder() {
  const { t } = useTranslation('catalog');
  return <AlbumGridSkeleton count={SKELETONS} aria-label={t('common:state.loading')} />;
}
