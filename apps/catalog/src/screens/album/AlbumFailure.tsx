import { useTranslation } from '@fairtone/i18n';
import { ErrorState, Page } from '@fairtone/ui';

interface Props {
  onRetry: () => void;
  isRetrying: boolean;
}

/** Shown when an album could not be loaded. */
export function AlbumFailure(props: Props) {
  const { t } = useTranslation('catalog');
  return (
    <Page>
      <ErrorState
        title={t('error.album.title')}
        text={t('error.album.text')}
        headingLevel={1}
        retryLabel={t('common:action.retry')}
        {...props}
      />
    </Page>
  );
}
