import { useTranslation } from '@fairtone/i18n';
import { Tabs } from '@fairtone/ui';
import { useSearchParams } from 'react-router-dom';
import { AlbumList } from './AlbumList';
import { ArtistList } from './ArtistList';
import { ListScreen } from './ListScreen';

export function Component() {
  const { t } = useTranslation('catalog');
  const [params, setParams] = useSearchParams();
  const selected = params.get('tab') === 'artists' ? 'artists' : 'albums';

  function handleSelect(tab: 'albums' | 'artists') {
    // Search text and genres stay. The sort order does not: each list has its own default.
    const next = new URLSearchParams(params);
    next.delete('sort');
    if (tab === 'artists') next.set('tab', tab);
    else next.delete('tab');
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return (
    <ListScreen title={t('explore.title')}>
      <Tabs
        label={t('explore.title')}
        selectedId={selected}
        onSelect={handleSelect}
        tabs={[
          { id: 'artists', label: t('explore.artists'), content: <ArtistList hasPanel /> },
          { id: 'albums', label: t('explore.albums'), content: <AlbumList hasPanel /> },
        ]}
      />
    </ListScreen>
  );
}
