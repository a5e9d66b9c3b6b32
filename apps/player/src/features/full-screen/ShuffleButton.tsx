import { useTranslation } from '@fairtone/i18n';
import { playerActions, selectPlayer, useAppDispatch, useAppSelector } from '@fairtone/store';
import { IconButton } from '@fairtone/ui';
import { Shuffle } from 'lucide-react';

/** Shuffles the queue, and restores its order. */
export function ShuffleButton() {
  const { t } = useTranslation('player');
  const dispatch = useAppDispatch();
  const isShuffled = useAppSelector((state) => selectPlayer(state).isShuffled);
  return (
    <IconButton
      label={t('shuffle.label')}
      isPressed={isShuffled}
      icon={<Shuffle size={22} aria-hidden />}
      onClick={() => dispatch(playerActions.shuffleToggled())}
    />
  );
}
