import { css } from '@emotion/react';
import type { RepeatMode } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { playerActions, selectPlayer, useAppDispatch, useAppSelector } from '@fairtone/store';
import { IconButton } from '@fairtone/ui';
import { Repeat, Repeat1 } from 'lucide-react';

/** The repeat mode after a press. */
export const NEXT_REPEAT: Record<RepeatMode, RepeatMode> = { off: 'all', all: 'one', one: 'off' };

const active = css({ color: 'var(--accent)' });

/** Cycles repeat through off, all and one. The button's name contains the current mode. */
export function RepeatButton() {
  const { t } = useTranslation('player');
  const dispatch = useAppDispatch();
  const repeat = useAppSelector((state) => selectPlayer(state).repeat);
  const Icon = repeat === 'one' ? Repeat1 : Repeat;
  return (
    <IconButton
      css={repeat !== 'off' && active}
      label={t(`repeat.${repeat}`)}
      icon={<Icon size={22} aria-hidden />}
      onClick={() => dispatch(playerActions.repeatChanged(NEXT_REPEAT[repeat]))}
    />
  );
}
