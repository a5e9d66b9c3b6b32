import { useTranslation } from '@fairtone/i18n';
import { AlbumList } from './AlbumList';
import { ListScreen } from './ListScreen';

export function Component() {
  const { t } = useTranslation('catalog');
  return (
    <ListScreen title={t('explore.allAlbums')}>
      <AlbumList />
    </ListScreen>
  );
}
