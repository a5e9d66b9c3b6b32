import { useTranslation } from '@fairtone/i18n';
import { playerActions, useAppDispatch } from '@fairtone/store';
import { Menu } from '@fairtone/ui';
import { ArrowDown, ArrowUp, Ellipsis, ListStart } from 'lucide-react';
import type { QueueRowItem } from './queueRows.ts';
import { rowButton } from './queueStyles.ts';

/** Menu that moves a row without dragging. */
export function QueueRowMenu({ row: { index, track }, count }: { row: QueueRowItem; count: number }) {
  const { t } = useTranslation('player');
  const dispatch = useAppDispatch();
  const label = t('queue.more', { title: track.title });
  const move = (to: number) => () => dispatch(playerActions.queueMoved({ from: index, to }));
  const isFirst = index === 0;
  return (
    <Menu
      label={label}
      trigger={
        <button type="button" css={rowButton} aria-label={label}>
          <Ellipsis size={18} aria-hidden />
        </button>
      }
      items={[
        {
          id: 'first',
          label: t('queue.playNext'),
          icon: <ListStart size={18} aria-hidden />,
          isDisabled: isFirst,
          onAction: move(0),
        },
        {
          id: 'up',
          label: t('queue.moveUp'),
          icon: <ArrowUp size={18} aria-hidden />,
          isDisabled: isFirst,
          onAction: move(index - 1),
        },
        {
          id: 'down',
          label: t('queue.moveDown'),
          icon: <ArrowDown size={18} aria-hidden />,
          isDisabled: index === count - 1,
          onAction: move(index + 1),
        },
      ]}
    />
  );
}
