import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Pressable } from 'react-aria-components';
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

/** One line of a menu. */
export interface MenuEntry {
  id: string;
  label: ReactNode;
  /** Text for type-ahead when `label` is not a string. */
  textValue?: string;
  icon?: ReactNode;
  onAction?: () => void;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Draws a line above, where a new group begins. */
  hasLineAbove?: boolean;
}

interface Props {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** Names the menu for assistive technology. */
  label: string;
  items: readonly MenuEntry[];
  /** Marks the current choice and makes the menu a single selection: language, sort. */
  selectedId?: string;
  onSelect?: (id: string) => void;
  /** Shown above the entries, such as the signed-in user. */
  header?: ReactNode;
  placement?: 'bottom end' | 'bottom start' | 'top end' | 'top start';
}

/** A button that opens a list of actions; arrow keys, type-ahead and Escape work. */
export function Menu({ trigger, label, items, selectedId, onSelect, header, placement = 'bottom end' }: Props) {
  const isChoice = selectedId !== undefined;
  return (
    <MenuTrigger>
      <Pressable>{trigger as never}</Pressable>
      <Popover css={[floating, menuPopoverStyle]} placement={placement} offset={6}>
        {header && <div css={menuHeaderStyle}>{header}</div>}
        <AriaMenu
          css={menuListStyle}
          aria-label={label}
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
    </MenuTrigger>
  );
}
