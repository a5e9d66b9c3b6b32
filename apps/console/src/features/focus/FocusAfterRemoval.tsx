import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

interface Props {
  /** Stays in the page, and can get the focus. */
  to: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Moves the focus to another element when its content is removed with the focus inside; otherwise the browser loses it. */
export function FocusAfterRemoval({ to, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = content.current;
    const moveFocus = () => to.current?.focus();
    // Runs before the element leaves the document.
    return () => {
      if (element?.contains(document.activeElement)) moveFocus();
    };
  }, [to]);
  return <div ref={content}>{children}</div>;
}
