import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import type { SavedAlbum } from '@fairtone/offline';
import { playerActions, useAppDispatch } from '@fairtone/store';
import { media } from '@fairtone/theme';
import { AlbumCover, Text } from '@fairtone/ui';
import { Play } from 'lucide-react';

const row = css({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 'var(--space-4)',
  width: '100%',
  minHeight: 64,
  padding: 'var(--space-2) var(--space-3) var(--space-2) 0',
  border: 0,
  background: 'transparent',
  color: 'var(--text)',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { background: 'var(--hover)' } },
});
const words = css({ minWidth: 0, '& > span': { display: 'block' } });
const title = css({ fontWeight: 600 });

/** One saved album; the whole row is the button that plays it. */
export function SavedAlbumsNoticeRow({ album }: { album: SavedAlbum }) {
  const { t } = useTranslation('offline');
  const dispatch = useAppDispatch();
  const { tracks, title: name, artist, coverImage } = album;
  return (
    <li>
      <button
        type="button"
        css={row}
        aria-label={t('play', { title: name, artist })}
        onClick={() => dispatch(playerActions.playRequested({ tracks }))}
      >
        <AlbumCover url={coverImage} alt="" sizes="48px" />
        <span css={words}>
          <Text as="span" isTruncated css={title}>
            {name}
          </Text>
          <Text as="span" size="caption" tone="muted" isTruncated>
            {artist}
          </Text>
        </span>
        <Play size={20} aria-hidden />
      </button>
    </li>
  );
}
