/** Shortcuts of the player. Arrow up and down apply inside the player only, because elsewhere they scroll the page. */
export type Shortcut =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'previous'
  | 'next'
  | 'louder'
  | 'quieter'
  | 'mute'
  | 'shuffle'
  | 'repeat'
  | 'fullScreen'
  | 'queue'
  | 'help';

const KEYS: Record<string, Shortcut> = {
  ' ': 'toggle',
  k: 'toggle',
  arrowleft: 'back',
  arrowright: 'forward',
  arrowup: 'louder',
  arrowdown: 'quieter',
  m: 'mute',
  s: 'shuffle',
  r: 'repeat',
  f: 'fullScreen',
  q: 'queue',
  '?': 'help',
};
const WITH_SHIFT: Record<string, Shortcut> = { arrowleft: 'previous', arrowright: 'next', '?': 'help' };

const PLAYER = '[data-player], [data-full-screen]';
// Text fields, and widgets in which arrow keys and letters have another meaning.
const BUSY =
  'input:not([type="range"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="grid"], [role="tablist"], [role="radiogroup"], [role="combobox"], [role="spinbutton"], audio, video';
const SLIDER = '[role="slider"], input[type="range"]';
const PRESSABLE = 'button, a[href], summary, [role="button"], [role="switch"], [role="checkbox"]';
const OVERLAY = '[role="dialog"], [role="alertdialog"]';

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'target'>;

/**
 * The shortcut of a key press; null while the user types, and where the focused element or a dialog uses the key
 * itself.
 */
export function shortcutOf(press: Press): Shortcut | null {
  if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey) return null;
  const key = press.key.toLowerCase();
  const shortcut = (press.shiftKey ? WITH_SHIFT : KEYS)[key];
  const target = press.target instanceof Element ? press.target : document.body;
  if (!shortcut || isTaken(target, key)) return null;
  const isOfPlayer = target.closest(PLAYER) !== null;
  if ((shortcut === 'louder' || shortcut === 'quieter') && !isOfPlayer) return null;
  return shortcut;
}

function isTaken(target: Element, key: string): boolean {
  if (target.closest(BUSY) || (key.startsWith('arrow') && target.closest(SLIDER))) return true;
  const overlay = target.closest(OVERLAY);
  if (overlay && !overlay.matches(PLAYER)) return true;
  return key === ' ' && target.closest(PRESSABLE) !== null;
}
