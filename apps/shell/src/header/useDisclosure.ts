import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * State of a button that shows and hides links (the ARIA disclosure pattern for navigation). Arrow keys move between the links; Escape,
 * a focus or press outside, and a navigation close it. It works before the overlay library has loaded.
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
    // After the render that shows the links: hidden elements cannot take the focus.
    requestAnimationFrame(() => links[next]?.focus());
  };

  return { root, isOpen, setIsOpen, handleKeyDown };
}
