import { useTranslation } from '@fairtone/i18n';
import { ArtistList } from './ArtistList';
import { ListScreen } from './ListScreen';

export function Component() {
  const { t } = useTranslation('catalog');
  return (
    <ListScreen title={t('explore.allArtists')}>
      <ArtistList />
    </ListScreen>
  );
}
