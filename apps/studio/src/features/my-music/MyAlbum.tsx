import { css } from '@emotion/react';
import { genreSlug, splitGenres } from '@fairtone/domain';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { AlbumCover, Badge, Button, Heading, IconButton, Inline, Text } from '@fairtone/ui';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AlbumListItem, StudioAlbumState } from '../../api/albumSchemas';
import { useAlbumDeletion, type GoneAlbum } from '../delete-album/useAlbumDeletion';
import { releaseTimeOf } from '../release-time/releaseTimeOf';
import { useFormattedReleaseTime } from '../release-time/useFormattedReleaseTime';

const row = css({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 'var(--space-5)',
  padding: 'var(--space-4) 0',
  borderBottom: '1px solid var(--line)',
  [media.compactOnly]: { gridTemplateColumns: '72px minmax(0, 1fr)', gap: 'var(--space-4)' },
});
const facts = css({ display: 'grid', gap: 'var(--space-1)', minWidth: 0 });
const actions = css({ [media.compactOnly]: { gridColumn: '2' } });

const TONES: Record<StudioAlbumState, 'warning' | 'info' | 'success' | 'neutral'> = {
  draft: 'warning',
  scheduled: 'info',
  public: 'success',
  withdrawn: 'neutral',
  hidden: 'warning',
};

interface Props {
  album: AlbumListItem;
  onDeleted: (album: GoneAlbum) => void;
}

/** One album in its artist's list. */
export function MyAlbum({ album, onDeleted }: Props) {
  const { t } = useTranslation('studio');
  const { date } = useFormatters();
  const { id, title, state } = album;
  const momentWords = useFormattedReleaseTime();
  const { isDeleting, remove } = useAlbumDeletion();
  const isToCome = state !== 'public' && Date.parse(releaseTimeOf(album)) > Date.now();
  const toCome = () => ({ date: momentWords(releaseTimeOf(album), album.release_zone) });
  const isDraft = state === 'draft';
  const release = isToCome
    ? t(isDraft ? 'myMusic.planned' : 'myMusic.releases', toCome())
    : !isDraft && t('myMusic.released', { date: date(album.release_date) });
  const genres = splitGenres(album.genre).map((genre) => t(`common:genres.${genreSlug(genre)}`));
  async function handleDelete() {
    if (!isDeleting && (await remove({ id, title }))) onDeleted({ id, title });
  }

  return (
    <li css={row}>
      <AlbumCover url={album.cover_image} alt="" sizes="96px" />
      <div css={facts}>
        <Inline gap={2}>
          <Heading level={3} size="lead">
            {title}
          </Heading>
          <Badge tone={TONES[state]}>{t(`myMusic.state.${state}`)}</Badge>
        </Inline>
        <Text size="caption" tone="muted">
          {genres.length > 0 ? genres.join(', ') : t('myMusic.noGenre')}
        </Text>
        <Text size="caption" tone="muted" isTabular>
          {[release, t('common:count.tracks', { count: album.track_count })].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Inline css={actions} gap={2}>
        <Button as={Link} to={`/edit-album/${id}`} size="small" aria-label={t('myMusic.editTitle', { title })}>
          {t('common:action.edit')}
        </Button>
        <Button
          as={Link}
          to={`/album/${id}`}
          size="small"
          variant="ghost"
          aria-label={t('myMusic.viewTitle', { title })}
        >
          {t('myMusic.view')}
        </Button>
        <IconButton
          size="small"
          label={t('deletion.deleteOf', { title })}
          icon={<Trash2 size={18} aria-hidden />}
          aria-disabled={isDeleting || undefined}
          onClick={() => void handleDelete()}
        />
      </Inline>
    </li>
  );
}
