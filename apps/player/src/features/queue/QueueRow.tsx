import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { playerActions, useAppDispatch } from '@fairtone/store';
import { GripVertical, X } from 'lucide-react';
import { Button, GridListItem } from 'react-aria-components/GridList';
import { QueueRowMenu } from './QueueRowMenu.tsx';
import type { QueueRowItem } from './queueRows.ts';
import { rowButton } from './queueStyles.ts';
import { TrackLine } from './TrackLine.tsx';

const item = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  borderRadius: 'var(--radius-2)',
  cursor: 'pointer',
  '&[data-hovered]': { background: 'var(--hover)' },
  '&[data-dragging]': { opacity: 0.5 },
});
const handle = css({ cursor: 'grab', width: 28 });
const buttons = css({ display: 'flex' });

/** One queued track: a drag handle, the track, and its buttons. */
export function QueueRow({ row, count }: { row: QueueRowItem; count: number }) {
  const { t } = useTranslation('player');
  const dispatch = useAppDispatch();
  const { title } = row.track;
  return (
    <GridListItem id={row.id} textValue={title} css={item}>
      <Button slot="drag" css={[rowButton, handle]} aria-label={t('queue.drag', { title })}>
        <GripVertical size={18} aria-hidden />
      </Button>
      <TrackLine track={row.track}>
        <span css={buttons}>
          <QueueRowMenu row={row} count={count} />
          <Button
            css={rowButton}
            aria-label={t('queue.remove', { title })}
            onPress={() => dispatch(playerActions.queuedTrackRemoved(row.index))}
          >
            <X size={18} aria-hidden />
          </Button>
        </span>
      </TrackLine>
    </GridListItem>
  );
}
