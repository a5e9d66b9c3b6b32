import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { playerActions, selectQueue, useAppDispatch, useAppSelector } from '@fairtone/store';
import { Button } from '@fairtone/ui';
import { ListPlus, ListX } from 'lucide-react';
import { useSaveQueue } from './useSaveQueue.ts';

// Negative margin of the buttons' padding, so that their text is aligned with the heading.
const row = css({ display: 'flex', flexWrap: 'wrap', marginInline: 'calc(-1 * var(--space-4))' });

/** Saves the queue as a playlist, or clears it. */
export function QueueActions({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('player');
  const dispatch = useAppDispatch();
  const isEmpty = useAppSelector(selectQueue).length === 0;
  const handleSave = useSaveQueue(onLeave);
  return (
    <div css={row}>
      <Button variant="ghost" size="small" icon={<ListPlus size={18} aria-hidden />} onClick={handleSave}>
        {t('queue.save')}
      </Button>
      {!isEmpty && (
        <Button
          variant="ghost"
          size="small"
          icon={<ListX size={18} aria-hidden />}
          onClick={() => dispatch(playerActions.queueCleared())}
        >
          {t('queue.clear')}
        </Button>
      )}
    </div>
  );
}
