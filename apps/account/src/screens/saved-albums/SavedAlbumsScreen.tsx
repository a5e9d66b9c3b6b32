import { useTranslation } from '@fairtone/i18n';
import { Button, EmptyState, Heading, Page, ScreenSpinner, Stack, Text, useDocumentTitle } from '@fairtone/ui';
import { HardDriveDownload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSavedAlbumsState } from '../../features/saved-albums/useSavedAlbumsState';
import { useSavedAlbumSize } from '../../features/saved-albums/useSavedAlbumSize';
import { SavedAlbumRow } from './SavedAlbumRow';

/** The saved albums of this device. Sends no request, so it works without a network. */
export function Component() {
  const { t } = useTranslation('account');
  const state = useSavedAlbumsState();
  const albums = state?.albums;
  const size = useSavedAlbumSize(albums ?? []);
  useDocumentTitle(t('keep.title'));
  return (
    <Page width="text">
      <Stack gap={6}>
        <Heading level={1} size="heading">
          {t('keep.title')}
        </Heading>
        {content()}
      </Stack>
    </Page>
  );

  function content() {
    if (!state) {
      return (
        <EmptyState title={t('keep.login')}>
          <Button as={Link} to="/login?returnTo=%2Fkept" variant="primary">
            {t('action.logIn')}
          </Button>
        </EmptyState>
      );
    }
    if (!albums) return <ScreenSpinner label={t('state.loading')} />;
    if (albums.length === 0) {
      return (
        <EmptyState
          icon={<HardDriveDownload size={32} aria-hidden />}
          title={t('keep.empty')}
          text={t('keep.emptyText')}
        >
          <Button as={Link} to="/dashboard?tab=purchases">
            {t('keep.toPurchases')}
          </Button>
        </EmptyState>
      );
    }
    return (
      <>
        <Text tone="muted">
          {t('keep.text')} {size}
        </Text>
        <ul className="plain">
          {albums.map((album) => (
            <SavedAlbumRow key={album.id} album={album} onRemove={() => state.remove(album.id)} />
          ))}
        </ul>
      </>
    );
  }
}
