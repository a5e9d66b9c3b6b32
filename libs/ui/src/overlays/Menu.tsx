import { css } from '@emotion/react';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Pressable } from 'react-aria-components';
import { floating } from './overlayStyles';

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
  /** Draws a line above: a new group begins. */
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
  /** Above the entries: who is signed in. */
  header?: ReactNode;
  placement?: 'bottom end' | 'bottom start' | 'top end' | 'top start';
}

const popover = css({
  zIndex: 'var(--z-popover) !important' as never,
  minWidth: 200,
  maxWidth: 'min(22rem, calc(100vw - 16px))',
  overflowY: 'auto',
});
const list = css({ padding: 'var(--space-1)', outline: 'none' });
const headerStyle = css({ padding: 'var(--space-3) var(--space-4)', borderBottom: '1px solid var(--line)' });

const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  minHeight: 'var(--target)',
  padding: 'var(--space-2) var(--space-3)',
  borderRadius: 'var(--radius-1)',
  cursor: 'pointer',
  outline: 'none',
  '& > svg': { flex: 'none', color: 'var(--text-muted)' },
  '& > svg:last-child:not(:first-of-type), & > [data-check]': { marginLeft: 'auto' },
  '&[data-focused]': { background: 'var(--hover)' },
  '&[data-focus-visible]': { boxShadow: 'inset 0 0 0 2px var(--focus)' },
  '&[data-disabled]': { color: 'var(--text-faint)', cursor: 'not-allowed' },
});
const danger = css({ color: 'var(--danger)', '& > svg': { color: 'inherit' } });
const lineAbove = css({
  marginTop: 'calc(2 * var(--space-1) + 1px)',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    top: 'calc(-1 * var(--space-1) - 1px)',
    height: 1,
    background: 'var(--line)',
  },
  position: 'relative',
});

/** A button that opens a list of actions; arrow keys, type-ahead and Escape work. */
export function Menu({ trigger, label, items, selectedId, onSelect, header, placement = 'bottom end' }: Props) {
  const isChoice = selectedId !== undefined;
  return (
    <MenuTrigger>
      <Pressable>{trigger as never}</Pressable>
      <Popover css={[floating, popover]} placement={placement} offset={6}>
        {header && <div css={headerStyle}>{header}</div>}
        <AriaMenu
          css={list}
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
              css={[entry, item.isDanger && danger, item.hasLineAbove && lineAbove]}
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
