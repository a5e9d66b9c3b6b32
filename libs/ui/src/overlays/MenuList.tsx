import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { focusMenu, moveInMenu, type MenuFocus } from './menuKeys';
import { menuPlace } from './menuPlace';
import type { MenuProps } from './menuProps';
import {
  menuDangerStyle,
  menuEntryStyle,
  menuHeaderStyle,
  menuLineAboveStyle,
  menuListStyle,
  menuPanelStyle,
  menuSurfaceStyle,
} from './menuStyles';
import { floating } from './overlayStyles';

interface Props extends Omit<MenuProps, 'trigger'> {
  triggerRef: RefObject<HTMLElement | null>;
  focus: MenuFocus;
  /** `returnsFocus`: the button gets the focus; otherwise it is elsewhere already. */
  onClose: (returnsFocus: boolean) => void;
}

/** The open list of a `Menu`: above everything else in the page, with a surface around it that catches presses elsewhere and closes it. */
export function MenuList(props: Props) {
  const { triggerRef, focus, label, items, selectedId, onSelect, onClose, header, placement = 'bottom end' } = props;
  const panel = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const word = useRef({ text: '', at: -Infinity });
  const isChoice = selectedId !== undefined;

  useLayoutEffect(() => {
    const place = () => triggerRef.current && placePanel(panel.current!, triggerRef.current, placement);
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [triggerRef, placement]);

  // Only when it opens: what the menu contains may change while it is open.
  useLayoutEffect(() => focusMenu(menu.current!, focus), [focus]);

  function choose(element: Element | null) {
    const id = element?.closest<HTMLElement>('[data-id]')?.dataset.id;
    const item = items.find((one) => one.id === id);
    if (!item || item.isDisabled) return;
    // First, so that a dialog which the entry opens returns the focus to the button later.
    onClose(true);
    onSelect?.(item.id);
    item.onAction?.();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // Neither the row that contains the button, nor a dialog below, nor the keys of the player.
    event.stopPropagation();
    const isChoosing =
      event.key === 'Enter' || (event.key === ' ' && event.timeStamp - word.current.at > SPACE_TYPES_FOR);
    if (event.key === 'Tab') onClose(true);
    else if (event.key === 'Escape') {
      event.preventDefault();
      onClose(true);
    } else if (isChoosing) {
      event.preventDefault();
      choose(document.activeElement);
    } else if (moveInMenu(event, word.current)) event.preventDefault();
  }

  function handleBlur({ relatedTarget }: FocusEvent<HTMLDivElement>) {
    if (relatedTarget && relatedTarget !== triggerRef.current && !menu.current!.contains(relatedTarget)) onClose(false);
  }

  return createPortal(
    // React hands events of a portal to the parents of the button.
    <div
      css={menuSurfaceStyle}
      role="presentation"
      // Dialogs of react-aria let the focus into elements with this attribute.
      data-react-aria-top-layer="true"
      onPointerDown={stop}
      onMouseDown={(event) => {
        event.stopPropagation();
        event.preventDefault();
      }}
      onClick={(event) => {
        event.stopPropagation();
        if (event.target === event.currentTarget) onClose(true);
      }}
    >
      <div ref={panel} css={[floating, menuPanelStyle]}>
        {header && <div css={menuHeaderStyle}>{header}</div>}
        <div
          ref={menu}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          css={menuListStyle}
          onKeyDown={handleKeyDown}
          onBlur={handleBlur}
          onClick={({ target }) => choose(target as Element)}
        >
          {items.map((item) => (
            <div
              key={item.id}
              role={isChoice ? 'menuitemradio' : 'menuitem'}
              aria-checked={isChoice ? item.id === selectedId : undefined}
              aria-disabled={item.isDisabled || undefined}
              tabIndex={-1}
              data-id={item.id}
              data-text={item.textValue ?? (typeof item.label === 'string' ? item.label : item.id)}
              css={[menuEntryStyle, item.isDanger && menuDangerStyle, item.hasLineAbove && menuLineAboveStyle]}
              onPointerMove={item.isDisabled ? undefined : focusUnderMouse}
            >
              {item.icon}
              <span>{item.label}</span>
              {item.id === selectedId && <Check size={18} data-check="" aria-hidden />}
            </div>
          ))}
        </div>
      </div>
    </div>,
    document.body,
  );
}

/** A space this soon after a letter is a part of the typed text, in ms. */
const SPACE_TYPES_FOR = 500;

const stop = (event: PointerEvent) => event.stopPropagation();

/** One entry is marked at a time, whether the keyboard or the mouse is used. */
function focusUnderMouse({ pointerType, currentTarget }: PointerEvent<HTMLElement>) {
  if (pointerType === 'mouse' && document.activeElement !== currentTarget) currentTarget.focus({ preventScroll: true });
}

function placePanel(panel: HTMLElement, button: HTMLElement, placement: NonNullable<MenuProps['placement']>) {
  const list = { width: panel.offsetWidth, height: panel.scrollHeight + panel.offsetHeight - panel.clientHeight };
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const place = menuPlace(button.getBoundingClientRect(), list, view, placement);
  const edges = { top: '', right: '', bottom: '', left: '' };
  Object.assign(panel.style, edges, Object.fromEntries(Object.entries(place).map(([key, px]) => [key, `${px}px`])));
}
