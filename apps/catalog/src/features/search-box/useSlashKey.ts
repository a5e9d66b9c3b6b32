import { useEffect } from 'react';

const TYPES_TEXT = 'input, textarea, select, [contenteditable], [role="textbox"], [role="dialog"]';

/** Calls `onPress` when the user presses "/" outside of a text field. */
export function useSlashKey(onPress: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(TYPES_TEXT)) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [onPress]);
}
