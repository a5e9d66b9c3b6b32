import { css } from '@emotion/react';
import { Slot } from '@fairtone/federation';
import type { LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { SlotPlace } from './SlotPlace.ts';

/** As wide as a button: nothing beside it moves when it comes. */
const place = css({ minWidth: 44, minHeight: 44, display: 'grid', placeItems: 'center' });

interface Props {
  name: 'shell.search' | 'shell.notifications' | 'shell.cart';
  icon: LucideIcon;
  /** What the button is called that keeps the place without a network. Without it no place is kept: nothing may come. */
  offlineLabel?: string;
  className?: string;
}

/** A part of the header that a remote provides. Its place is kept while it loads, and without a network. */
export function HeaderPart({ name, icon, offlineLabel, className }: Props) {
  const value = useMemo(() => ({ kind: 'icon' as const, icon, offlineLabel }), [icon, offlineLabel]);
  return (
    <SlotPlace value={value}>
      <div css={offlineLabel && place} className={className}>
        <Slot name={name} />
      </div>
    </SlotPlace>
  );
}
