import type { SlotName, SlotProps } from '@fairtone/contracts';
import type { ComponentType } from 'react';
import { RemotePart } from './RemotePart.tsx';
import { useSlotOwner } from './useSlotOwner.ts';

type Props<Name extends SlotName> = { name: Name } & SlotProps<Name>;
type AnySlot = () => Promise<{ Component: ComponentType<object> }>;

/**
 * Shows the UI that another app provides for a slot; nothing when no released app provides it, or when it is not for the visitor.
 * @example <Slot name="shell.cart" />
 */
export function Slot<Name extends SlotName>({ name, ...props }: Props<Name>) {
  const owner = useSlotOwner(name);
  if (!owner) return null;
  return (
    <RemotePart
      key={name}
      remote={owner}
      name={name}
      kind="slot"
      // Checked by the contract on both sides; TypeScript cannot follow one name through two mapped types.
      pick={(remote) => remote.slots?.[name] as AnySlot | undefined}
      props={props}
    />
  );
}
