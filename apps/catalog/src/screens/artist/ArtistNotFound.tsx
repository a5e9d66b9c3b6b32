import { useTranslation } from '@fairtone/i18n';
import { Button, EmptyState, Page, useDocumentTitle } from '@fairtone/ui';
import { UserRoundX } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Shown when no artist has this id, or the person has published no album. */
export function ArtistNotFound({ reason = 'notFound' }: { reason?: 'notFound' | 'notArtist' }) {
  const { t } = useTranslation('catalog');
  useDocumentTitle(t(`artist.${reason}.title`));
  return (
    <Page>
      <EmptyState
        title={t(`artist.${reason}.title`)}
        text={t(`artist.${reason}.text`)}
        icon={<UserRoundX size={40} strokeWidth={1.25} aria-hidden />}
        headingLevel={1}
      >
        <Button as={Link} to="/artists" variant="primary">
          {t('artist.notFound.browse')}
        </Button>
      </EmptyState>
    </Page>
  );
}
