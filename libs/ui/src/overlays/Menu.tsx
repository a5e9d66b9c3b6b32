import {
  cloneElement,
  useEffect,
  useReducer,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react';

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

/** Props of {@link Menu}. */
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
  placement?: 'bottom end' | 'bottom start' | 'top end' | 'top start';
}

type MenuPopover = typeof import('./MenuPopover').MenuPopover;

/** Time until the list is fetched where the browser does not say when it is idle, in ms. */
const QUIET_AFTER_MS = 2000;
let Popover: MenuPopover | undefined;
let loading: Promise<void> | undefined;

/** Fetches the code of the open list, which is larger than many a page: no visitor waits for it before a press. */
function loadPopover(): Promise<void> {
  loading ??= import('./MenuPopover').then(
    (part) => void (Popover = part.MenuPopover),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
/** Before a press: one that fails here is tried again by it. */
const prefetchPopover = () => void loadPopover().catch(() => undefined);

/** A button that opens a list of actions; arrow keys, type-ahead and Escape work. */
export function Menu({ trigger, ...list }: MenuProps) {
  const button = useRef<HTMLElement>(null);
  /** What gets the focus in the open list; null: it is closed. */
  const [focus, setFocus] = useState<'first' | 'last' | true | null>(null);
  const [hasOpened, setHasOpened] = useState(false);
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (Popover || loading) return;
    if (window.requestIdleCallback) window.requestIdleCallback(prefetchPopover);
    else setTimeout(prefetchPopover, QUIET_AFTER_MS);
  }, []);

  function open(event: SyntheticEvent, to: 'first' | 'last' | true) {
    // A press on the button is not one on the row that contains it.
    event.stopPropagation();
    // Safari does not focus buttons that are pressed with a pointer; closing returns the focus.
    button.current?.focus({ preventScroll: true });
    setFocus(to);
    setHasOpened(true);
    if (Popover) return;
    loadPopover().then(showLoaded, (error: unknown) => {
      setFocus(null);
      reportError(error);
    });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    open(event, event.key === 'ArrowUp' ? 'last' : 'first');
  }

  return (
    <>
      {cloneElement(trigger as ReactElement<Record<string, unknown>>, {
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': focus !== null,
        onPointerEnter: prefetchPopover,
        onFocus: prefetchPopover,
        onPointerDown: stop,
        onMouseDown: stop,
        onKeyDown: handleKeyDown,
        onClick: (event: MouseEvent) => open(event, isByScreenReader(event) ? 'first' : true),
      })}
      {hasOpened && Popover && (
        <Popover
          {...list}
          triggerRef={button}
          isOpen={focus !== null}
          focus={focus ?? true}
          onClose={() => setFocus(null)}
        />
      )}
    </>
  );
}

const OPENING_KEYS = ['ArrowDown', 'ArrowUp', 'Enter', ' '];
const stop = (event: SyntheticEvent) => event.stopPropagation();
/** Clicks of a pointer are counted from 1; keys are handled before they click. */
const isByScreenReader = ({ detail }: MouseEvent) => detail === 0;
