import { css } from '@emotion/react';
import { playerActions, useAppDispatch } from '@fairtone/store';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { dropIndex, type QueueRowItem } from './queueRows.ts';

const indicator = css({
  height: 0,
  outline: '1px solid transparent',
  '&[data-drop-target]': { outlineColor: 'var(--accent)', outlineWidth: 2 },
});

/**
 * Moves rows by pointer, touch and keyboard: Enter on the handle starts, arrow keys choose the position, Enter drops,
 * Escape cancels.
 */
export function useQueueDrag(rows: readonly QueueRowItem[]) {
  const dispatch = useAppDispatch();
  const indexOf = (key: unknown) => rows.findIndex(({ id }) => id === key);
  return useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': rows[indexOf(key)]?.track.title ?? '' })),
    getAllowedDropOperations: () => ['move'],
    onReorder: ({ keys, target }) => {
      const [key] = keys;
      const from = indexOf(key);
      dispatch(playerActions.queueMoved({ from, to: dropIndex(from, indexOf(target.key), target.dropPosition) }));
    },
    renderDropIndicator: (target) => <DropIndicator target={target} css={indicator} />,
  }).dragAndDropHooks;
}
