import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Badge, IconButton, Link, Menu, Text } from '@fairtone/ui';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import type { PlaylistCard } from '../../api/playlistRows';
import { PlaylistCover } from './PlaylistCover';

interface Props {
  playlist: PlaylistCard;
  /** Set for the owner only. */
  onEdit?: () => void;
  onDelete?: () => void;
}

/** A playlist in a grid of playlists. */
export function PlaylistTile({ playlist, onEdit, onDelete }: Props) {
  const { t } = useTranslation('account');
  const { name } = playlist;
  const label = t('playlists.more', { name });
  return (
    <article>
      <RouterLink to={`/playlist/${playlist.id}`} tabIndex={-1} aria-hidden>
        <PlaylistCover covers={playlist.covers} />
      </RouterLink>
      <div css={styles.words}>
        <div css={styles.text}>
          <h3 css={styles.name}>
            <Link as={RouterLink} to={`/playlist/${playlist.id}`} variant="quiet">
              {name}
            </Link>
          </h3>
          <Text size="caption" tone="muted">
            {t('common:count.tracks', { count: playlist.track_count })}
          </Text>
          {onEdit && playlist.is_shared && <Badge>{t('playlists.shared')}</Badge>}
        </div>
        {onEdit && onDelete && (
          <Menu
            label={label}
            trigger={<IconButton size="small" label={label} icon={<EllipsisVertical size={18} aria-hidden />} />}
            items={[
              { id: 'edit', label: t('action.edit'), icon: <Pencil size={18} aria-hidden />, onAction: onEdit },
              {
                id: 'delete',
                label: t('action.delete'),
                icon: <Trash2 size={18} aria-hidden />,
                isDanger: true,
                onAction: onDelete,
              },
            ]}
          />
        )}
      </div>
    </article>
  );
}

const styles = {
  words: css({ display: 'flex', justifyContent: 'space-between', gap: 'var(--space-2)', marginTop: 'var(--space-3)' }),
  text: css({ minWidth: 0, display: 'grid', gap: 'var(--space-1)', justifyItems: 'start' }),
  name: css({ fontSize: '1.0625rem', letterSpacing: '-0.01em', lineHeight: 1.35, overflowWrap: 'anywhere' }),
};
