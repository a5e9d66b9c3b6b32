import { useTranslation } from '@fairtone/i18n';
import { getConfig } from '@fairtone/platform';
import { Button, EmptyState, Page, useDocumentTitle } from '@fairtone/ui';
import { Disc3 } from 'lucide-react';
import { Link } from 'react-router-dom';

export function AlbumNotFound() {
  const { t } = useTranslation('catalog');
  useDocumentTitle(t('album.notFound.title'));
  return (
    <Page>
      <EmptyState
        title={t('album.notFound.title')}
        text={t('album.notFound.text')}
        icon={<Disc3 size={40} strokeWidth={1.25} aria-hidden />}
        headingLevel={1}
      >
        <Button as={Link} to="/all-albums" variant="primary">
          {t('album.notFound.browse')}
        </Button>
        {getConfig().demoAccounts && (
          <Button as={Link} to="/album/101">
            {t('album.notFound.demo')}
          </Button>
        )}
      </EmptyState>
    </Page>
  );
}
