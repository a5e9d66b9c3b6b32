import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { VisuallyHidden } from '@fairtone/ui';
import type { AlbumSummary } from '../../model/album';
import type { AlbumTrack } from '../../model/track';
import { TrackRow } from './TrackRow';
import { useTrackPlayback } from './useTrackPlayback';

/** The album's tracks in their order; each plays on its own. */
export function TrackTable({ album, tracks }: { album: AlbumSummary; tracks: readonly AlbumTrack[] }) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { currentId, isPlaying, canPlay, handleToggle, handleQueue } = useTrackPlayback(album, tracks);

  function queue(track: AlbumTrack) {
    handleQueue(track.id);
    dispatch(toastShown({ title: t('toast.queued', { title: track.title }), tone: 'success' }));
  }

  return (
    <table css={table}>
      <caption className="visually-hidden">{t('album.tracks.caption', { title: album.title })}</caption>
      <colgroup>
        <col style={{ width: 44 }} />
        <col />
        <col style={{ width: 56 }} />
        <col style={{ width: 48 }} />
      </colgroup>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('album.tracks.number')}</th>
          <th scope="col">{t('album.tracks.title')}</th>
          <th scope="col">{t('album.tracks.duration')}</th>
          <th scope="col">
            <VisuallyHidden>{t('album.addToQueue')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {tracks.map((track) => (
          <TrackRow
            key={track.id}
            track={track}
            isCurrent={track.id === currentId}
            isPlaying={track.id === currentId && isPlaying}
            canPlay={canPlay(track.id)}
            onToggle={() => handleToggle(track.id)}
            onQueue={() => queue(track)}
          />
        ))}
      </tbody>
    </table>
  );
}

const table = css({ tableLayout: 'fixed' });
