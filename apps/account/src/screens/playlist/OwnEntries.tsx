import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { GridList } from 'react-aria-components/GridList';
import type { PlaylistEntry } from '../../api/openPlaylist';
import type { OpenPlaylist } from '../../api/playlistRows';
import { usePlayFrom } from '../../features/track-list/usePlayFrom';
import { EntryRow } from './EntryRow';
import { useEntryChanges } from './useEntryChanges';
import { useEntryDrag } from './useEntryDrag';

interface Props {
  playlist: OpenPlaylist;
  entries: readonly PlaylistEntry[];
}

/** The tracks of an own playlist; the owner reorders them by dragging, by keyboard, or by each track's menu. */
export function OwnEntries({ playlist, entries }: Props) {
  const { t } = useTranslation('account');
  const playback = usePlayFrom(entries.flatMap(({ track }) => track ?? []));
  const { move, remove } = useEntryChanges(playlist.id);
  const dragAndDropHooks = useEntryDrag(entries, move);
  return (
    <GridList
      css={list}
      aria-label={t('playlist.tracks')}
      items={entries.map((entry, index) => ({ ...entry, id: entry.track_id, index }))}
      dependencies={[entries, playback]}
      dragAndDropHooks={dragAndDropHooks}
      onAction={(key) => playback.toggle(String(key))}
    >
      {(entry) => (
        <EntryRow
          entry={entry}
          index={entry.index}
          count={entries.length}
          playback={playback}
          onMove={(place) => void move(entry.track_id, place)}
          onRemove={() => void remove(entry.track_id)}
        />
      )}
    </GridList>
  );
}

const list = css({ display: 'grid' });
