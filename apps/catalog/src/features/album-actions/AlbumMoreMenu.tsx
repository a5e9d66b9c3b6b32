import type { PlayableTrack } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import type { AlbumSummary } from '@fairtone/music';
import { selectUser, useAppSelector } from '@fairtone/store';
import { IconButton, Menu, type MenuEntry } from '@fairtone/ui';
import { Ellipsis, Flag, ListMusic, ListStart } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMember } from '../member/useMember';
import { useTrackActions } from '../track-menu/useTrackActions';

const ReportDialog = lazy(() => import('../report/ReportDialog').then((module) => ({ default: module.ReportDialog })));

/** Menu with the less used actions of an album: play next, add to playlist, report. */
export function AlbumMoreMenu({ album, playable }: { album: AlbumSummary; playable: PlayableTrack[] }) {
  const { t } = useTranslation('catalog');
  const { playNext, addToPlaylist } = useTrackActions();
  const isOwn = useAppSelector((state) => selectUser(state)?.id === album.artistId);
  const { asMember } = useMember('report');
  const [isReporting, setIsReporting] = useState(false);
  const isDisabled = playable.length === 0;
  const items: MenuEntry[] = [
    {
      id: 'next',
      label: t('trackMenu.playNext'),
      icon: <ListStart size={18} aria-hidden />,
      isDisabled,
      onAction: () => playNext(playable, album.title),
    },
    {
      id: 'playlist',
      label: t('trackMenu.addToPlaylist'),
      icon: <ListMusic size={18} aria-hidden />,
      isDisabled,
      onAction: () => addToPlaylist(playable, album.title),
    },
  ];
  if (!isOwn) {
    items.push({
      id: 'report',
      label: t('report.album'),
      icon: <Flag size={18} aria-hidden />,
      hasLineAbove: true,
      onAction: () => void asMember(() => setIsReporting(true)),
    });
  }

  return (
    <>
      <Menu
        label={t('album.more')}
        items={items}
        trigger={<IconButton label={t('album.more')} icon={<Ellipsis size={20} aria-hidden />} />}
      />
      {isReporting && (
        <Suspense>
          <ReportDialog kind="album" id={album.id} title={album.title} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </>
  );
}
