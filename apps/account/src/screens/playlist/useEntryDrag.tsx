import { css } from '@emotion/react';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { PlaylistEntry } from '../../api/openPlaylist';

const indicator = css({
  height: 0,
  outline: '1px solid transparent',
  '&[data-drop-target]': { outlineColor: 'var(--accent)', outlineWidth: 2 },
});

/** Moves rows by pointer, touch and keyboard: Enter on the handle picks up, arrows choose, Enter drops, Escape cancels. */
export function useEntryDrag(entries: readonly PlaylistEntry[], move: (trackId: string, place: number) => unknown) {
  const indexOf = (key: unknown) => entries.findIndex(({ track_id }) => track_id === key);
  return useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': entries[indexOf(key)]?.track?.title ?? '' })),
    getAllowedDropOperations: () => ['move'],
    onReorder: ({ keys: [key], target }) => {
      const from = indexOf(key);
      const gap = indexOf(target.key) + (target.dropPosition === 'after' ? 1 : 0);
      const place = gap > from ? gap - 1 : gap;
      if (from >= 0 && place !== from) move(String(key), place);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} css={indicator} />,
  }).dragAndDropHooks;
}
