import {
  cloneElement,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type SyntheticEvent,
} from 'react';
import { MenuList } from './MenuList';
import type { MenuFocus } from './menuKeys';
import type { MenuProps } from './menuProps';

/** A button that opens a list of actions; arrow keys, type-ahead and Escape work. */
export function Menu({ trigger, ...list }: MenuProps) {
  const button = useRef<HTMLElement>(null);
  /** What gets the focus in the open list; null: it is closed. */
  const [focus, setFocus] = useState<MenuFocus | null>(null);

  function toggle(event: SyntheticEvent, to: MenuFocus) {
    // A press on the button is not one on the row that contains it.
    event.stopPropagation();
    setFocus(focus ? null : to);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    toggle(event, event.key === 'ArrowUp' ? 'last' : 'first');
  }

  function close(returnsFocus: boolean) {
    setFocus(null);
    if (returnsFocus) button.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {cloneElement(trigger as ReactElement<Record<string, unknown>>, {
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': focus !== null,
        onPointerDown: stop,
        onMouseDown: stop,
        onKeyDown: handleKeyDown,
        onClick: (event: MouseEvent) => toggle(event, isByScreenReader(event) ? 'first' : 'menu'),
      })}
      {focus && <MenuList {...list} triggerRef={button} focus={focus} onClose={close} />}
    </>
  );
}

const OPENING_KEYS = ['ArrowDown', 'ArrowUp', 'Enter', ' '];
const stop = (event: SyntheticEvent) => event.stopPropagation();
/** Clicks of a pointer are counted from 1; keys are handled before they click. */
const isByScreenReader = ({ detail }: MouseEvent) => detail === 0;
