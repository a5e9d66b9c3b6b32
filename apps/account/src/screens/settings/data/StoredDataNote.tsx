import { useTranslation } from '@fairtone/i18n';
import { Heading, Stack, Text } from '@fairtone/ui';
import { SavedAlbumLink } from '../../../features/saved-albums/SavedAlbumLink';
import { useSavedAlbumsState } from '../../../features/saved-albums/useSavedAlbumsState';
import { useSavedAlbumSize } from '../../../features/saved-albums/useSavedAlbumSize';

/** Number and size of the albums saved on this device. */
export function StoredDataNote() {
  const { t } = useTranslation('account');
  const savedAlbums = useSavedAlbumsState();
  const size = useSavedAlbumSize(savedAlbums?.albums ?? []);
  if (!savedAlbums?.albums) return null;
  return (
    <Stack as="section" gap={3} align="start">
      <Heading level={2} size="lead">
        {t('keep.onDevice')}
      </Heading>
      <Text tone="muted">{t('keep.onDeviceText')}</Text>
      <Text isTabular>{size}</Text>
      <SavedAlbumLink />
    </Stack>
  );
}
