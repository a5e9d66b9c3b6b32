import { useTranslation } from '@fairtone/i18n';
import { OwnPlaylists } from '../../../features/playlists/OwnPlaylists';
import { PlaylistTile } from '../../../features/playlists/PlaylistTile';
import { PlaylistWall } from '../../../features/playlists/PlaylistWall';
import type { TabProps } from './Answer';

/** A listener's playlists: all of the user's own; of others only those that they show. */
export function PlaylistsTab({ personId, isOwn }: TabProps) {
  const { t } = useTranslation('account');
  if (isOwn) return <OwnPlaylists />;
  return (
    <PlaylistWall
      personId={personId}
      emptyText={t('profile.mayBePrivate')}
      renderTile={(playlist) => <PlaylistTile playlist={playlist} />}
    />
  );
}
