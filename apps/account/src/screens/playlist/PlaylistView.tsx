import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Button, EmptyState, Link, Spinner, Stack, useDocumentTitle } from '@fairtone/ui';
import { ChevronLeft, ListMusic } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { PlaylistEntry } from '../../api/openPlaylist';
import type { OpenPlaylist } from '../../api/playlistRows';
import { TrackList } from '../../features/track-list/TrackList';
import { loadOwnEntries } from './loadOwnEntries';
import { PlaylistActions } from './PlaylistActions';
import { PlaylistHeader } from './PlaylistHeader';

const OwnEntries = lazy(loadOwnEntries);

interface Props {
  playlist: OpenPlaylist;
  entries: readonly PlaylistEntry[];
  isOwner: boolean;
  onDelete: () => void;
}

export function PlaylistView({ playlist, entries, isOwner, onDelete }: Props) {
  const { t } = useTranslation('account');
  const tracks = entries.flatMap(({ track }) => track ?? []);
  useDocumentTitle(playlist.name);

  return (
    <Stack gap={6}>
      {isOwner && (
        <div>
          <Link as={RouterLink} to="/playlists" variant="quiet" css={back}>
            <ChevronLeft size={16} aria-hidden /> {t('playlist.back')}
          </Link>
        </div>
      )}
      <PlaylistHeader playlist={playlist} tracks={tracks} isOwner={isOwner} />
      <PlaylistActions playlist={playlist} tracks={tracks} isOwner={isOwner} onDelete={onDelete} />
      {content()}
    </Stack>
  );

  function content() {
    if (entries.length === 0) {
      return (
        <EmptyState
          icon={<ListMusic size={32} aria-hidden />}
          title={t('playlist.empty')}
          text={isOwner ? t('playlist.emptyText') : undefined}
        >
          {isOwner && (
            <Button as={RouterLink} to="/explore" variant="primary">
              {t('purchases.explore')}
            </Button>
          )}
        </EmptyState>
      );
    }
    if (!isOwner) return <TrackList label={playlist.name} tracks={tracks} />;
    return (
      <Suspense fallback={<Spinner label={t('state.loading')} />}>
        <OwnEntries playlist={playlist} entries={entries} />
      </Suspense>
    );
  }
}

const back = css({ display: 'inline-flex', alignItems: 'center', gap: 'var(--space-1)' });
