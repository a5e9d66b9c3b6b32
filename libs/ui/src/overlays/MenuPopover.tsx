import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components/Menu';
import type { MenuProps } from './Menu';
import {
  menuDangerStyle,
  menuEntryStyle,
  menuHeaderStyle,
  menuLineAboveStyle,
  menuListStyle,
  menuPopoverStyle,
} from './menuStyles';
import { floating } from './overlayStyles';
import { releaseRemovedTriggers } from './releaseRemovedTriggers';

releaseRemovedTriggers();

interface Props extends Omit<MenuProps, 'trigger'> {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** The entry that gets the focus; `true` is the menu itself. */
  focus: 'first' | 'last' | true;
  onClose: () => void;
}

/** The open list of a {@link Menu}; a module of its own, because no page needs it before a press. */
export function MenuPopover(props: Props) {
  const { triggerRef, isOpen, focus, onClose, label, items, selectedId, onSelect, header } = props;
  const isChoice = selectedId !== undefined;
  return (
    <Popover
      css={[floating, menuPopoverStyle]}
      trigger="MenuTrigger"
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      placement={props.placement ?? 'bottom end'}
      offset={6}
      aria-label={label}
    >
      {header && <div css={menuHeaderStyle}>{header}</div>}
      <AriaMenu
        css={menuListStyle}
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the focus must enter an opened menu
        autoFocus={focus}
        onClose={onClose}
        selectionMode={isChoice ? 'single' : 'none'}
        selectedKeys={isChoice ? [selectedId] : undefined}
        disallowEmptySelection={isChoice}
        onAction={(key) => {
          onSelect?.(String(key));
          items.find((item) => item.id === key)?.onAction?.();
        }}
      >
        {items.map((item) => (
          <MenuItem
            key={item.id}
            id={item.id}
            isDisabled={item.isDisabled}
            textValue={item.textValue ?? (typeof item.label === 'string' ? item.label : item.id)}
            css={[menuEntryStyle, item.isDanger && menuDangerStyle, item.hasLineAbove && menuLineAboveStyle]}
          >
            {item.icon}
            <span>{item.label}</span>
            {item.id === selectedId && <Check size={18} data-check="" aria-hidden />}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  );
}
