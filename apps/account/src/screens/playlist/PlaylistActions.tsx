import { useTranslation } from '@fairtone/i18n';
import type { TrackWithAlbumRow } from '@fairtone/music';
import { Button, IconButton, Inline, Menu, type MenuEntry } from '@fairtone/ui';
import { EllipsisVertical, Link2, ListEnd, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { OpenPlaylist, PlaylistWords } from '../../api/playlistRows';
import { PlaylistDialog } from '../../features/playlist-form/PlaylistDialog';
import { usePlaylistChanges } from '../../features/playlists/usePlaylistChanges';
import { usePlaylistSound } from './usePlaylistSound';

interface Props {
  playlist: OpenPlaylist;
  tracks: readonly TrackWithAlbumRow[];
  isOwner: boolean;
  onDelete: () => void;
}

/** The button that plays the whole playlist, and the menu of its other actions. */
export function PlaylistActions({ playlist, tracks, isOwner, onDelete }: Props) {
  const { t } = useTranslation('account');
  const { edit } = usePlaylistChanges();
  const { playAll, addToQueue, copyLink } = usePlaylistSound(playlist, tracks);
  const [isEditing, setIsEditing] = useState(false);

  function handleSave(words: PlaylistWords) {
    setIsEditing(false);
    void edit(playlist.id, words);
  }

  const icon = (Icon: typeof Link2) => <Icon size={18} aria-hidden />;
  const ownItems: MenuEntry[] = [
    { id: 'edit', label: t('action.edit'), icon: icon(Pencil), onAction: () => setIsEditing(true), hasLineAbove: true },
    {
      id: 'delete',
      label: t('action.delete'),
      icon: icon(Trash2),
      onAction: onDelete,
      isDanger: true,
    },
  ];
  const items: MenuEntry[] = [
    { id: 'queue', label: t('playlist.addToQueue'), icon: icon(ListEnd), onAction: addToQueue },
    ...(playlist.is_shared
      ? [{ id: 'link', label: t('playlist.copyLink'), icon: icon(Link2), onAction: () => void copyLink() }]
      : []),
    ...(isOwner ? ownItems : []),
  ];
  const label = t('playlists.more', { name: playlist.name });
  return (
    <Inline>
      <Button variant="primary" icon={<Play size={18} fill="currentColor" aria-hidden />} onClick={playAll}>
        {t('playback.playAll')}
      </Button>
      <Menu
        label={label}
        items={items}
        placement="bottom start"
        trigger={<IconButton label={label} icon={<EllipsisVertical size={20} aria-hidden />} />}
      />
      {isEditing && <PlaylistDialog initial={playlist} onSave={handleSave} onClose={() => setIsEditing(false)} />}
    </Inline>
  );
}
