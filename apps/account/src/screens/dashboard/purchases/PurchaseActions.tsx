import { useIsOffline } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { dialogOpened, playerActions, useAppDispatch } from '@fairtone/store';
import { Button, Stack, Text } from '@fairtone/ui';
import { Download, Play } from 'lucide-react';
import { SaveOfflineButton } from '../../../features/saved-albums/SaveOfflineButton';
import { useSavedAlbumsState } from '../../../features/saved-albums/useSavedAlbumsState';

interface Props {
  albumId: string;
  albumTitle: string;
}

/** Actions on an owned album; without a network only playing a saved album. */
export function PurchaseActions(props: Props) {
  return useIsOffline() ? <OfflineActions {...props} /> : <OnlineActions {...props} />;
}

function OnlineActions({ albumId, albumTitle }: Props) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  return (
    <Stack gap={2} align="end">
      <SaveOfflineButton albumId={albumId} albumTitle={albumTitle} />
      <Button
        size="small"
        icon={<Download size={16} aria-hidden />}
        aria-label={t('purchases.download', { title: albumTitle })}
        onClick={() => dispatch(dialogOpened({ name: 'account.download', props: { albumId, albumTitle } }))}
      >
        {t('action.download')}
      </Button>
    </Stack>
  );
}

function OfflineActions({ albumId, albumTitle: title }: Props) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const savedAlbum = useSavedAlbumsState()?.albums?.find(({ id }) => id === albumId);
  if (!savedAlbum) {
    return (
      <Text size="caption" tone="muted">
        {t('keep.notHere')}
      </Text>
    );
  }
  return (
    <Button
      size="small"
      variant="primary"
      icon={<Play size={16} aria-hidden />}
      aria-label={t('keep.play', { title })}
      onClick={() => dispatch(playerActions.playRequested({ tracks: savedAlbum.tracks }))}
    >
      {t('playback.play')}
    </Button>
  );
}
