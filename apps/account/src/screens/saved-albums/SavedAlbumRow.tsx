import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import type { SavedAlbum } from '@fairtone/offline';
import { playerActions, useAppDispatch } from '@fairtone/store';
import { AlbumCover, Button, IconButton, Link, Text } from '@fairtone/ui';
import { Play, Trash2 } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  album: SavedAlbum;
  onRemove: () => void;
}

/** One saved album, with actions to play and remove it. */
export function SavedAlbumRow({ album, onRemove }: Props) {
  const { t } = useTranslation('account');
  const { bytes } = useFormatters();
  const dispatch = useAppDispatch();
  const { id, title, artist, coverImage, tracks } = album;
  return (
    <li css={styles.row}>
      <AlbumCover url={coverImage} alt="" sizes="64px" />
      <div css={styles.words}>
        <Link as={RouterLink} to={`/album/${id}`} variant="quiet">
          {title}
        </Link>
        <Text tone="muted" isTruncated>
          {artist}
        </Text>
        <Text size="caption" tone="muted" isTabular>
          {bytes(album.bytes)}
        </Text>
      </div>
      <Button
        size="small"
        variant="primary"
        icon={<Play size={16} aria-hidden />}
        aria-label={t('keep.play', { title })}
        onClick={() => dispatch(playerActions.playRequested({ tracks }))}
      >
        {t('playback.play')}
      </Button>
      <IconButton label={t('keep.removeAlbum', { title })} icon={<Trash2 size={18} aria-hidden />} onClick={onRemove} />
    </li>
  );
}

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: 'var(--space-4)',
    padding: 'var(--space-3) 0',
    borderTop: '1px solid var(--line)',
  }),
  words: css({ minWidth: 0, '& > a': { fontWeight: 600 } }),
};
