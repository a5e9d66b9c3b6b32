import { useEffect, useState } from 'react';

/** Height in px of the dock at the bottom of every page (player, queue, tabs on phones), so that toasts and tools do not cover it. */
export function useDockHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const measure = () => {
      const dock = document.querySelector('[data-dock]');
      if (dock) sizes.observe(dock);
      setHeight(dock?.getBoundingClientRect().height ?? 0);
    };
    const sizes = new ResizeObserver(measure);
    // The dock may render later than the caller, or again after a crash; the height of the body changes with it.
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, []);
  return height;
}
