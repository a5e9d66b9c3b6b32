import type { ReactElement, ReactNode } from 'react';
import type { MenuPlacement } from './menuPlace';

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

/** Props of `Menu`. */
export interface MenuProps {
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
  placement?: MenuPlacement;
}
