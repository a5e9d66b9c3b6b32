import { css } from '@emotion/react';
import { Slot } from '@fairtone/federation';
import { SlotPlace, type StandaloneSlot } from './SlotPlace.ts';

/** The size of a button, so that nothing beside it moves when it has loaded. */
const place = css({ minWidth: 44, minHeight: 44, display: 'grid', placeItems: 'center' });

interface Props {
  name: StandaloneSlot;
  /** False where the part is not shown: no space is reserved. */
  hasPlace?: boolean;
  className?: string;
}

/** A part of the header that a remote provides. Its space is reserved while it loads, and while offline. */
export function HeaderPart({ name, hasPlace = true, className }: Props) {
  return (
    <div css={hasPlace && place} className={className}>
      <SlotPlace value={name}>
        <Slot name={name} />
      </SlotPlace>
    </div>
  );
}
