import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { type AlbumTrack, toPlayableTracks } from '@fairtone/music';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { media } from '@fairtone/theme';
import { Button } from '@fairtone/ui';
import { Download, ListPlus, Pause, Play } from 'lucide-react';
import type { Album } from '../../model/album';
import { useAlbumPlayback } from '../album-card/useAlbumPlayback';
import { usePurchaseStatus } from '../price-box/usePurchaseStatus';
import { useBuyAlbum } from '../price-box/useBuyAlbum';
import { ShareMenu } from '../share/ShareMenu';
import { useTrackActions } from '../track-menu/useTrackActions';
import { AlbumLikeButton } from './AlbumLikeButton';
import { AlbumMoreMenu } from './AlbumMoreMenu';
import { narrowAsIcon } from './narrowAsIcon';

/** Buttons of the album page: play, like, queue, share, download and more. */
export function AlbumActions({ album, tracks }: { album: Album; tracks: readonly AlbumTrack[] | undefined }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { isPlaying, isLoading, handleToggle } = useAlbumPlayback(album);
  const purchaseStatus = usePurchaseStatus(album);
  const { isOwned, handleDownload, handleTakeFree } = useBuyAlbum(album);
  const { addToQueue } = useTrackActions();
  const playable = toPlayableTracks(album, tracks ?? []);
  const PlayIcon = isPlaying ? Pause : Play;

  async function handleDownloadPressed() {
    if (purchaseStatus === 'own' || (await isOwned())) handleDownload();
    else if (purchaseStatus === 'free') void handleTakeFree();
    else dispatch(toastShown({ title: t('toast.downloadFeature'), description: t('toast.downloadFeatureText') }));
  }

  return (
    <div css={bar}>
      <Button
        size="large"
        css={play}
        isLoading={isLoading && !isPlaying}
        icon={<PlayIcon size={20} fill="currentColor" strokeWidth={1.5} aria-hidden />}
        onClick={handleToggle}
      >
        {t(isPlaying ? 'common:playback.pause' : 'common:playback.playAll')}
      </Button>
      <AlbumLikeButton album={album} />
      <Button
        variant="ghost"
        css={narrowAsIcon}
        icon={<ListPlus size={18} aria-hidden />}
        disabled={playable.length === 0}
        onClick={() => addToQueue(playable, album.title)}
      >
        <span>{t('album.addToQueue')}</span>
      </Button>
      <ShareMenu
        path={`/album/${album.id}`}
        text={t('common:album.byArtist', { title: album.title, artist: album.artist })}
      />
      <Button
        variant="ghost"
        css={narrowAsIcon}
        icon={<Download size={18} aria-hidden />}
        onClick={() => void handleDownloadPressed()}
      >
        <span>{t('common:action.download')}</span>
      </Button>
      <AlbumMoreMenu album={album} playable={playable} />
    </div>
  );
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-1)',
  [media.compactOnly]: { columnGap: 0 },
});
const play = css({
  background: 'var(--inverse)',
  color: 'var(--on-inverse)',
  borderColor: 'transparent',
  paddingInline: 'var(--space-5)',
  marginRight: 'var(--space-1)',
  // The hover colour of `Button` is light: this light text would be unreadable on it.
  [media.hover]: {
    '&:hover': { background: 'color-mix(in srgb, var(--inverse) 86%, var(--bg))', borderColor: 'transparent' },
  },
});
