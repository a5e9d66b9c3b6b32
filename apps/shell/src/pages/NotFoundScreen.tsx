import { useTranslation } from '@fairtone/i18n';
import { Button, EmptyState, Page, useDocumentTitle } from '@fairtone/ui';
import { Link } from 'react-router-dom';

/** Shown for paths that no app has. */
export function NotFoundScreen() {
  const { t } = useTranslation('shell');
  useDocumentTitle(t('notFound.title'));
  return (
    <Page>
      <EmptyState headingLevel={1} title={t('notFound.title')} text={t('notFound.text')}>
        <Button as={Link} to="/" variant="primary">
          {t('notFound.home')}
        </Button>
      </EmptyState>
    </Page>
  );
}
