import { useTranslation } from '@fairtone/i18n';
import { Button, EmptyState } from '@fairtone/ui';
import { Link } from 'react-router-dom';

/** Shown when a search has no hits, with what may help. */
export function NothingFound({ words }: { words: string }) {
  const { t } = useTranslation('catalog');
  return (
    <EmptyState title={t('search.nothing', { words })} text={t('search.nothingText')}>
      <Button as={Link} to="/all-albums">
        {t('search.browseAlbums')}
      </Button>
      <Button as={Link} to="/artists">
        {t('search.browseArtists')}
      </Button>
    </EmptyState>
  );
}
