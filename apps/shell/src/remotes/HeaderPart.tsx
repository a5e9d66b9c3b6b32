import { css } from '@emotion/react';
import { Slot, useIsSlotFor } from '@fairtone/federation';
import { SlotPlace, type StandaloneSlot } from './SlotPlace.ts';

/** The size of a button, so that nothing beside it moves when it has loaded. */
const place = css({ minWidth: 44, minHeight: 44, display: 'grid', placeItems: 'center' });

interface Props {
  name: StandaloneSlot;
  className?: string;
}

/**
 * A part of the header that a remote provides. Its space is reserved while it loads, while offline, and while it is not known whether the
 * part is for the visitor.
 */
export function HeaderPart({ name, className }: Props) {
  const isForVisitor = useIsSlotFor(name);
  return (
    <div
      css={isForVisitor !== false && place}
      className={className}
      data-for-members={isForVisitor === false || undefined}
    >
      <SlotPlace value={name}>
        <Slot name={name} />
      </SlotPlace>
    </div>
  );
}
