import { css } from '@emotion/react';
import { Slot } from '@fairtone/federation';
import { SlotPlace, type StandaloneSlot } from './SlotPlace.ts';

/** As wide as a button: nothing beside it moves when it comes. */
const place = css({ minWidth: 44, minHeight: 44, display: 'grid', placeItems: 'center' });

interface Props {
  name: StandaloneSlot;
  /** False where it may stay empty. */
  hasPlace?: boolean;
  className?: string;
}

/** A part of the header that a remote provides. Its place is kept while it loads, and without a network. */
export function HeaderPart({ name, hasPlace = true, className }: Props) {
  return (
    <div css={hasPlace && place} className={className}>
      <SlotPlace value={name}>
        <Slot name={name} />
      </SlotPlace>
    </div>
  );
}
