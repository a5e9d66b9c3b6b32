import type { PlayableTrack } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { playerActions, useAppDispatch } from '@fairtone/store';
import { useMemo } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { QueueRow } from './QueueRow.tsx';
import { toQueueRows } from './queueRows.ts';
import { useQueueDrag } from './useQueueDrag.tsx';

/** The queue in order. Pressing a row plays its track. */
export function QueueList({ queue }: { queue: PlayableTrack[] }) {
  const { t } = useTranslation('player');
  const dispatch = useAppDispatch();
  const rows = useMemo(() => toQueueRows(queue), [queue]);
  const dragAndDropHooks = useQueueDrag(rows);
  return (
    <GridList
      aria-label={t('queue.upNext')}
      items={rows}
      dependencies={[rows.length]}
      dragAndDropHooks={dragAndDropHooks}
      onAction={(key) => dispatch(playerActions.queuedTrackPicked(rows.findIndex(({ id }) => id === key)))}
    >
      {(row) => <QueueRow row={row} count={rows.length} />}
    </GridList>
  );
}
