import { useEffect, useState } from 'react';

const SLIDE_MS = 7000;
const prefersReducedMotion = () =>
  typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Rotates slides. Pauses by the visitor's choice, with reduced motion, while the page is hidden, and while `isHeld`. */
export function useSlideRotation(count: number, isHeld: boolean) {
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(prefersReducedMotion);

  useEffect(() => {
    if (isPaused || isHeld) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((current) => (current + 1) % count);
    }, SLIDE_MS);
    return () => clearInterval(timer);
  }, [count, isPaused, isHeld, index]);

  return { index, isPaused, show: setIndex, togglePause: () => setIsPaused((paused) => !paused) };
}
