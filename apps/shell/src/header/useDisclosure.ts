import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A button that shows and hides links (the disclosure pattern for navigation): arrow keys go through the links, Escape, leaving it,
 * a press beside it and a change of page close it. Its links are real ones at once; the overlay library comes later.
 */
export function useDisclosure() {
  const root = useRef<HTMLDivElement>(null);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { key } = useLocation();
  const isOpen = openAt === key;
  const setIsOpen = (open: boolean) => setOpenAt(open ? key : null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpenAt(null);
    };
    const events = ['pointerdown', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, closeOutside);
    return () => events.forEach((name) => document.removeEventListener(name, closeOutside));
  }, [isOpen]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const [button, ...links] = [...(root.current?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    if (event.key === 'Escape' && isOpen) {
      setIsOpen(false);
      button?.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || links.length === 0) return;
    event.preventDefault();
    setIsOpen(true);
    const at = links.indexOf(document.activeElement as HTMLElement);
    const first = step > 0 ? 0 : links.length - 1;
    const next = at < 0 ? first : (at + step + links.length) % links.length;
    // Closed links are hidden, and what is hidden takes no focus.
    requestAnimationFrame(() => links[next]?.focus());
  };

  return { root, isOpen, setIsOpen, handleKeyDown };
}
