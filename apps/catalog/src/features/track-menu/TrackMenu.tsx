import type { PlayableTrack } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { IconButton, Menu, type MenuEntry } from '@fairtone/ui';
import { EllipsisVertical, Link2, ListEnd, ListMusic, ListStart } from 'lucide-react';
import { trackPath } from './trackPath';
import { useTrackActions } from './useTrackActions';

interface Props {
  track: { id: string; title: string; albumId: string };
  /** Null for a track that has no public stream. */
  playable: PlayableTrack | null;
}

/** Menu of a track: play next, queue, add to playlist, copy link. */
export function TrackMenu({ track, playable }: Props) {
  const { t } = useTranslation('catalog');
  const { addToQueue, playNext, addToPlaylist, copyLink } = useTrackActions();
  const { title } = track;
  const isDisabled = !playable;
  const tracks = playable ? [playable] : [];
  const icon = (Icon: typeof Link2) => <Icon size={18} aria-hidden />;
  const items: MenuEntry[] = [
    {
      id: 'next',
      label: t('trackMenu.playNext'),
      icon: icon(ListStart),
      isDisabled,
      onAction: () => playNext(tracks, title),
    },
    {
      id: 'queue',
      label: t('album.addToQueue'),
      icon: icon(ListEnd),
      isDisabled,
      onAction: () => addToQueue(tracks, title),
    },
    {
      id: 'playlist',
      label: t('trackMenu.addToPlaylist'),
      icon: icon(ListMusic),
      isDisabled,
      onAction: () => addToPlaylist([track], title),
    },
    {
      id: 'link',
      label: t('share.copy'),
      icon: icon(Link2),
      hasLineAbove: true,
      onAction: () => void copyLink(trackPath(track)),
    },
  ];
  const label = t('trackMenu.label', { title });
  return (
    <Menu
      label={label}
      items={items}
      trigger={<IconButton size="small" label={label} icon={<EllipsisVertical size={18} aria-hidden />} />}
    />
  );
}
